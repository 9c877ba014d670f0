/** From this width on, the tabs are beside the open tab's content, and details beside their list. The stylesheets use the same width. */
export const wide = '(width >= 64rem)';
