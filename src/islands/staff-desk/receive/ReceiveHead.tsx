import { useStore } from '@nanostores/react';
import { $hasSound, setSound } from '../../../stores/desk-sound.ts';
import { $shift, setReceivingOrganization } from '../../../stores/shift.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useOrganizationFilterOptions } from '../catalog-options.ts';
import type { StaffDeskCopy } from '../copy.ts';

interface Props {
  isStaff: boolean;
  copy: StaffDeskCopy;
}

/** The organization for which parcels are received, and the button that turns the sounds of scans on or off. */
export function ReceiveHead({ isStaff, copy }: Props) {
  const { receive } = copy;
  const hasSound = useStore($hasSound);
  return (
    <div className="receive__head">
      {isStaff ? <OrganizationField copy={copy} /> : <p>{receive.ownOrganization}</p>}
      <button
        className="button button--small button--quiet receive__sound"
        type="button"
        aria-pressed={hasSound}
        onClick={() => setSound(!hasSound)}
      >
        <SoundIcon isOn={hasSound} />
        {receive.sound}
      </button>
    </div>
  );
}

/** Only for staff: volunteers receive goods for their own organization. */
function OrganizationField({ copy }: Pick<Props, 'copy'>) {
  const { organization } = useStore($shift);
  return (
    <SelectField
      id="receive-organization"
      name="organization"
      label={copy.receive.organization}
      value={organization ?? ''}
      options={useOrganizationFilterOptions(organization, copy.orders)}
      onChange={({ target }) => setReceivingOrganization(target.value || undefined)}
    />
  );
}

function SoundIcon({ isOn }: { isOn: boolean }) {
  const speaker = 'M4 9.5v5h3.5L12 19V5L7.5 9.5z';
  return (
    <svg className="receive__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={isOn ? `${speaker}M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11` : `${speaker}M16 9.5l5 5M21 9.5l-5 5`} />
    </svg>
  );
}
