import type { useForm } from '../../../ui/form/use-form.ts';
import type { useChoices } from './use-choices.ts';

/** What a part of a form needs to connect its fields to the form. */
export interface FieldProps {
  /** The props of a field by its name. */
  field: ReturnType<typeof useForm>['field'];
  /** The value and the props of a select. */
  choice: ReturnType<typeof useChoices>['choice'];
}
