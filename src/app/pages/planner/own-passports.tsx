import { useMutation } from '@tanstack/react-query'
import { Button } from '#design/button/button.tsx'
import { Link } from '#design/link.tsx'
import { useCurrentUser, useOwnPassports } from '#features/accounts/web/index.ts'
import { saveTravellers, type TripView, unsentVersion } from '#features/trips/web/index.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { ownPassportsText as text } from './messages.ts'
import styles from './planner.module.css'
import { Refusal } from './refusal.tsx'

/**
 * Puts the passports of the profile into a trip, or takes them out again, by one press: the Trip Check then
 * looks at entry rules. Nothing is copied unasked.
 */
export function OwnPassports({ trip }: { readonly trip: TripView }) {
  const { data: user } = useCurrentUser()
  const { data: passports } = useOwnPassports()
  const save = useMutation({ mutationFn: saveTravellers })
  if (!user || !passports || trip.version === unsentVersion) return null
  const entered = trip.travellers ?? []
  const name = user.firstName || user.email
  const others = entered.filter((one) => one.name !== name)
  const mine = entered.find((one) => one.name === name)
  const isThere = mine !== undefined && isSame(mine.passports, passports)
  const put = (): void =>
    save.mutate({ trip, travellers: [...others, { ...mine, name, passports: [...passports] }] })
  return (
    <section className={styles.passports} aria-labelledby="own-passports">
      <h3 id="own-passports">{text.title}</h3>
      <p className="mute small">{isThere ? text.there : text.lead}</p>
      {passports.length === 0 ? (
        <p className="small">
          <Link href="/profile" className="tap-link">
            {text.toProfile}
          </Link>
        </p>
      ) : (
        <div className={styles.buttons}>
          {isThere ? null : (
            <Button look="line" size="small" busy={save.isPending} onClick={put}>
              {text.use}
            </Button>
          )}
          {mine ? (
            <Button
              look="text"
              size="small"
              onClick={() => save.mutate({ trip, travellers: others })}
            >
              {text.remove}
            </Button>
          ) : null}
        </div>
      )}
      {save.error ? <Refusal text={save.error.message} /> : null}
    </section>
  )
}
