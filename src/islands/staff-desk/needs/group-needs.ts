import type { NeedState } from '@kindcrate/contract/needs';
import type { StaffNeed } from '@kindcrate/contract/staff-needs';

/** A part of an organization's list: the current needs of one state, or those whose last day has passed. */
export type NeedGroupName = NeedState | 'past';

interface NeedGroup {
  name: NeedGroupName;
  needs: StaffNeed[];
}

export interface OrganizationNeeds {
  organization: StaffNeed['organization'];
  /** Without empty groups. */
  groups: NeedGroup[];
}

const groupNames: readonly NeedGroupName[] = ['wanted', 'enough', 'refused', 'past'];

/** Groups needs by organization and state. Keeps the given order, except that urgent needs come first. */
export function groupNeeds(needs: readonly StaffNeed[]): OrganizationNeeds[] {
  const byOrganization = Map.groupBy(needs, ({ organization }) => organization._id);
  return [...byOrganization.values()].flatMap((organizationNeeds) => {
    const [first] = organizationNeeds;
    return first ? [{ organization: first.organization, groups: groupsOf(organizationNeeds) }] : [];
  });
}

function groupsOf(needs: StaffNeed[]): NeedGroup[] {
  const byName = Map.groupBy(needs, ({ current, state }): NeedGroupName => (current ? state : 'past'));
  return groupNames.flatMap((name) => {
    const group = byName.get(name);
    return group ? [{ name, needs: group.toSorted((a, b) => Number(b.urgent) - Number(a.urgent)) }] : [];
  });
}
