/**
 * The media query for wide screens, on which the tabs are beside the open tab's content, and details beside their list. The stylesheets
 * use the same width.
 */
export const wideScreen = '(width >= 64rem)';
