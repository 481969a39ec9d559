/** The listing of a property on a page of ours, for sources without a page of their own. */
export const listingUrl = (
  town: { readonly slug: string; readonly name: string },
  id: string,
): string =>
  `/search?${new URLSearchParams({ location: town.name, locationId: town.slug, listing: id })}`
