/** A partner works for one brand, a volunteer for one organization. */
export const roles = ['donor', 'partner', 'volunteer', 'staff'] as const;
export type Role = (typeof roles)[number];
