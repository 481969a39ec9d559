import { Rating, Stars } from './rating.tsx'

export function RatingExample() {
  return (
    <>
      <Rating value={4.5} count={2318} />
      <Rating value={4} count={1} />
      <Rating value={4.7} />
      <Rating value={4.2} estimated />
      <Stars value={5} />
      <Stars value={4} />
    </>
  )
}
