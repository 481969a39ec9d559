import { Link } from '#design/link.tsx'
import { useHint } from '#platform/web/hint.ts'

/** What comes after planning: an account, or the trips that it already holds. */
export function SecondStep() {
  const [href, label] = useHint()
    ? ['/itinerary', 'Your saved trips']
    : ['/account/sign-up', 'Create a free account']
  return (
    <Link href={href} className="text-link">
      {label}
    </Link>
  )
}
