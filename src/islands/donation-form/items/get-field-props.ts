/** Returns the props that connect the field of a given name to the form. */
export type GetFieldProps = (name: string) => { id: string; name: string; error: string | undefined };
