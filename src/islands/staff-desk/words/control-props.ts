import type { SingleField } from '../../../lib/copy-fields.ts';
import type { CopyPath } from '../../../lib/copy-values.ts';
import type { Editor } from './editor.ts';

/** What the control of a field needs. */
export interface ControlProps<Field = SingleField> {
  field: Field;
  path: CopyPath;
  editor: Editor;
  /** The attributes that connect the control to its label, hint and error. */
  props: { id: string; className: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
}
