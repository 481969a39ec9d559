import { Poster, Print } from './poster.tsx'

export function PosterExample() {
  return (
    <>
      <Print slug="new-york" name="New York" place="United States" lazy />
      <Print slug="santorini" name="Santorini" place="Greece" lazy />
      <Print slug="paris" name="Paris" place="France" lazy />
      <Print slug="bali" name="Bali" place="Indonesia" lazy />
      <Poster slug="rome" ratio="16/9" lazy />
      <Poster slug="swiss-alps" ratio="16/10" lazy />
      <Poster slug="tokyo" ratio="4/5" lazy />
      <Poster slug="london" ratio="1/1" lazy />
    </>
  )
}
