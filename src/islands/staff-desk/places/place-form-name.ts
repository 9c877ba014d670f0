/** The name of the form for an organization's place, under which its draft is stored. */
export const placeFormName = (organizationId: string) => `place-${organizationId}`;
