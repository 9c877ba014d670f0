/** Connects a field of the form by its name. */
export type FieldProps = (name: string) => { id: string; name: string; error: string | undefined };
