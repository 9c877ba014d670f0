const name = '[a-z][a-z0-9]*(-[a-z0-9]+)*';

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard-scss',
  rules: {
    'declaration-no-important': true,
    'selector-class-pattern': [
      `^${name}(__${name})?(--${name})?$`,
      { resolveNestedSelectors: true, message: 'Name a class block, block__part or block--variant' },
    ],
    'scss/load-no-partial-leading-underscore': true,
    'at-rule-disallowed-list': [['import'], { message: 'Use @use' }],
    // Colours are named once, in the tokens.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
    // Nested blocks in reading order matter more than the order of their weight.
    'no-descending-specificity': null,
    // Blank lines are left to the eye.
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
