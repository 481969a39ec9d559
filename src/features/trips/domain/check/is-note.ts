/** What Trip Check counts: problems and warnings; a hint is advice. */
export const isNote = ({ severity }: { readonly severity: string }): boolean => severity !== 'hint'
