export const roles = ['donor', 'partner', 'staff'] as const;
export type Role = (typeof roles)[number];
