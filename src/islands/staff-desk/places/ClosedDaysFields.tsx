import { limits } from '@kindcrate/contract/limits';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { FieldError } from '../../../ui/field/FieldFrame.tsx';
import { ClosureFields } from './ClosureFields.tsx';
import type { PlacesCopy } from './copy.ts';
import type { FieldProps } from './field-props.ts';

interface Props extends FieldProps {
  copy: PlacesCopy;
}

/** The closures, and a button that adds one. */
export function ClosedDaysFields({ field, state: { values, change, notifyForm }, copy }: Props) {
  const { closedDays } = values;
  const { id, error } = field('closedDays');
  const addId = `${id}-add`;
  const focus = (id: string) => document.getElementById(id)?.focus();
  const add = () => {
    change({ closedDays: [...closedDays, { from: '', until: '', reason: '' }] });
    notifyForm();
    focus(field(`closedDays.${closedDays.length}.from`).id);
  };
  const remove = (removed: number) => {
    change({ closedDays: closedDays.filter((_, index) => index !== removed) });
    notifyForm();
    focus(addId);
  };
  return (
    <fieldset className="place-form__part" id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend className="place-form__title">{copy.closedDays.title}</legend>
      <FieldError id={`${id}-error`} message={error} />
      {closedDays.map((closure, index) => (
        <ClosureFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields keep no state of their own
          key={index}
          closure={closure}
          index={index}
          field={field}
          onChange={(changes) => change({ closedDays: closedDays.with(index, { ...closure, ...changes }) })}
          onRemove={() => remove(index)}
          copy={copy}
        />
      ))}
      {closedDays.length < limits.place.closures && (
        <AsyncButton id={addId} label={copy.closedDays.add} isQuiet isPending={false} onClick={add} />
      )}
    </fieldset>
  );
}
