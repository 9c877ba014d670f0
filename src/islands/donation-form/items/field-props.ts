/** Returns the props that connect a field to the form, from its name. */
export type FieldProps = (name: string) => { id: string; name: string; error: string | undefined };
