import type { StaffFigures } from '@kindcrate/contract/staff-figures';
import { useStore } from '@nanostores/react';
import type { ChangeEvent } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { $figuresChoice, chooseFigures } from '../../../stores/staff-figures.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useOrganizationFilterOptions } from '../catalog-options.ts';
import type { StaffDeskCopy } from '../copy.ts';
import { changePeriod, formatMonth, listMonths } from './months.ts';
import { toMonthsCsv } from './months-csv.ts';

interface Props {
  isStaff: boolean;
  figures: StaffFigures;
  copy: StaffDeskCopy;
}

/** Chooses the months and, for staff, the organization. The choice is in the page's URL. */
export function FiguresFilter({ isStaff, figures, copy }: Props) {
  const { from, to } = figures;
  const organization = useStore($figuresChoice)?.organization;
  const { figures: figuresCopy } = copy;
  const months = listMonths(new Date(), from, to).map((value) => ({ value, label: formatMonth(value) }));
  const monthField = (name: 'from' | 'to') => (
    <SelectField
      id={`figures-${name}`}
      name={name}
      label={figuresCopy[name]}
      value={figures[name]}
      options={months}
      onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
        chooseFigures({ ...changePeriod({ from, to }, name, target.value), organization })
      }
    />
  );
  const download = () => {
    // Spreadsheets recognize UTF-8 by the byte order mark.
    const file = new Blob(['\ufeff', toMonthsCsv(figures, figuresCopy)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `${figuresCopy.fileName}-${from}-${to}.csv`);
  };
  return (
    <div className="figures__filter">
      {monthField('from')}
      {monthField('to')}
      {isStaff && <OrganizationField period={{ from, to }} organization={organization} copy={copy} />}
      <button className="button button--small button--quiet" type="button" onClick={() => print()}>
        {figuresCopy.print}
      </button>
      <button className="button button--small" type="button" onClick={download}>
        {figuresCopy.download}
      </button>
    </div>
  );
}

interface OrganizationFieldProps {
  period: { from: string; to: string };
  organization: string | undefined;
  copy: StaffDeskCopy;
}

function OrganizationField({ period, organization, copy }: OrganizationFieldProps) {
  return (
    <SelectField
      id="figures-organization"
      name="organization"
      label={copy.orders.organization}
      value={organization ?? ''}
      options={useOrganizationFilterOptions(organization, copy.orders)}
      onChange={({ target }) => chooseFigures({ ...period, organization: target.value || undefined })}
    />
  );
}
