/** Returns the props that connect the field with the given name to the form. */
export type GetFieldProps = (name: string) => { id: string; name: string; error: string | undefined };
