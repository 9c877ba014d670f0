import { define } from 'superstruct';
import { singleLine } from './fields.ts';
import { messages } from './messages.ts';
import { type Role, roles } from './roles.ts';

export const role = () => define<Role>('role', (value) => roles.includes(value as Role) || messages.role);

/** The id of the brand that a partner works for; required with the role `partner`. */
export const partnerBrand = () => workplace('partner', singleLine('Brand', undefined, messages.partnerBrand));

/** The id of the organization that a volunteer works for; required with the role `volunteer`. */
export const volunteerOrganization = () =>
  workplace('volunteer', singleLine('Organization', undefined, messages.volunteerOrganization));

function workplace(worker: Role, id: ReturnType<typeof singleLine>) {
  return define<string | undefined>('workplace', (value, { branch: [body] }) => {
    if (value === undefined && body?.role !== worker) return true;
    const [failure] = id.validate(value);
    return failure?.message || true;
  });
}
