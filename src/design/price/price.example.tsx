import { Price } from './price.tsx'

export function PriceExample() {
  return (
    <>
      <Price amount="$168" unit="CAD a night" total="6 nights, $1,008 with taxes" />
      <Price amount="$3,708.00" unit="CAD" size="total" />
      <Price amount="$7.49" was="$9.99" unit="a month" />
      <Price amount="$64.20" unit="CAD" size="quote" total="8 days in Japan, age 34" />
      <Price amount="Free" size="text" />
    </>
  )
}
