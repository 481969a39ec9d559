/** What the provider’s conditions say. */
export const conditionsText = {
  validity: (span: string) => `Your passport must be valid for ${span}.`,
  registration: (name: string) => `Register before you travel: ${name}.`,
}
