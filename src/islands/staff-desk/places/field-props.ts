import type { useForm } from '../../../ui/form/use-form.ts';
import type { PlaceFormState } from './use-place-edits.ts';

/** What a part of the form needs to connect its fields to the form. */
export interface FieldProps {
  /** The props of a field by its name, which is its path in the body. */
  field: ReturnType<typeof useForm>['field'];
  state: PlaceFormState;
}
