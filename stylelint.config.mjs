const name = '[a-z][a-z0-9]*(-[a-z0-9]+)*';

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard-scss',
  rules: {
    'declaration-no-important': true,
    'selector-class-pattern': [
      `^${name}(__${name})?(--${name})?$`,
      {
        resolveNestedSelectors: true,
        message: 'Name a class "block", "block__part", "block--variant" or "block__part--variant"',
      },
    ],
    'scss/load-no-partial-leading-underscore': true,
    'at-rule-disallowed-list': [['import'], { message: 'Use @use' }],
    // Colors are defined only in the tokens.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
    // Source order follows the markup, not specificity.
    'no-descending-specificity': null,
    // Authors decide where blank lines help.
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [
    {
      files: ['src/styles/_tokens.scss', 'tests/fixtures/*/src/_tokens.scss'],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
  ],
};
