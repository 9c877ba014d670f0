import { limits } from '@kindcrate/contract/limits';
import type { StaffNeed } from '@kindcrate/contract/staff-needs';
import { Field } from '../../../ui/field/Field.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import type { NeedsCopy } from './copy.ts';
import { dayFromNow } from './days.ts';
import type { FieldProps } from './field-props.ts';

interface Props extends FieldProps {
  need: StaffNeed | undefined;
  /** The chosen state. */
  state: string;
  copy: NeedsCopy;
}

/** The fields that depend on the state. The fields for other states are hidden and not sent, but keep what was typed. */
export function NeedDetailFields({ state, ...props }: Props) {
  const isWanted = state === 'wanted';
  return (
    <>
      <fieldset className="need-form__part" hidden={!isWanted} disabled={!isWanted}>
        <WantedFields {...props} />
      </fieldset>
      <fieldset className="need-form__part" hidden={isWanted} disabled={isWanted}>
        <ReasonField isRequired={state === 'refused'} {...props} />
      </fieldset>
    </>
  );
}

type PartProps = Omit<Props, 'state'>;

function WantedFields({ field, choice, need, copy }: PartProps) {
  return (
    <>
      <Field
        {...field('target')}
        label={copy.target}
        hint={copy.targetHint}
        required={false}
        inputMode="numeric"
        defaultValue={need?.target ?? ''}
        autoComplete="off"
      />
      <Field
        {...field('until')}
        label={copy.lastDay}
        hint={copy.lastDayHint}
        required={false}
        type="date"
        min={dayFromNow(0)}
        defaultValue={need?.until ?? ''}
      />
      <SelectField
        {...field('urgent')}
        {...choice('urgent', String(need?.urgent ?? false))}
        label={copy.urgency}
        options={[
          { value: 'false', label: copy.usual },
          { value: 'true', label: copy.urgent },
        ]}
      />
    </>
  );
}

function ReasonField({ field, need, isRequired, copy }: PartProps & { isRequired: boolean }) {
  return (
    <Field
      {...field('reason')}
      label={copy.reason}
      hint={isRequired ? copy.reasonHint : copy.optionalReasonHint}
      required={isRequired}
      maxLength={limits.need.reason.max}
      defaultValue={need?.reason ?? ''}
      autoComplete="off"
    />
  );
}
