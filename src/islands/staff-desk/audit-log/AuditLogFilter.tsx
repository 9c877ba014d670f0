import { type AuditFilter, auditActions } from '@kindcrate/contract/audit';
import type { SubmitEvent } from 'react';
import { auditFilterOf } from '../../../lib/audit-filter.ts';
import { downloadAuditLog, filterAuditLog } from '../../../stores/staff-audit-log.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { AuditLogPeople } from './AuditLogPeople.tsx';

import './audit-log.scss';

interface Props {
  filter: AuditFilter;
  copy: StaffDeskCopy;
}

/** Narrows the audit log to a person, an action, an order or a range of days, and downloads what matches. */
export function AuditLogFilter({ filter, copy: desk }: Props) {
  const copy = desk.auditLog.filter;
  const action = useAsyncAction(copy.downloadFailed);
  const { actor, about } = filter;
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void filterAuditLog({ ...auditFilterOf(new FormData(event.currentTarget)), actor, about });
  };
  const download = async () => {
    await downloadAuditLog(filter, copy.fileName);
    return copy.downloaded;
  };
  const field = (name: 'order' | 'from' | 'to') => ({
    id: `audit-${name}`,
    name,
    label: copy[name],
    required: false,
    defaultValue: filter[name],
    autoComplete: 'off',
  });
  const days = { type: 'date', min: '2000-01-01', max: '2099-12-31' };
  return (
    <search className="audit-filter" aria-label={copy.label}>
      <AuditLogPeople filter={filter} copy={desk} />
      <form className="audit-filter__form" onSubmit={find}>
        <SelectField
          id="audit-action"
          name="action"
          label={copy.action}
          required={false}
          defaultValue={filter.action ?? ''}
          options={[
            { value: '', label: copy.anyAction },
            ...auditActions.map((value) => ({ value, label: copy.actions[value] })),
          ]}
        />
        <Field {...field('order')} hint={copy.orderHint} pattern="(?:[kK][cC]-)?[0-9A-Fa-f\-]{4,36}" />
        <Field {...field('from')} {...days} />
        <Field {...field('to')} {...days} />
        <div className="button-row">
          <button className="button button--small" type="submit">
            {copy.find}
          </button>
          <AsyncButton
            label={copy.download}
            isQuiet
            isPending={action.isPending}
            onClick={() => void action.run(download)}
          />
        </div>
      </form>
      <ActionNotice action={action} />
    </search>
  );
}
