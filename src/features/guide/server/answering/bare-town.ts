import { distanceKm } from '#platform/shared/distance.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { townNote } from '../retrieval/town-notes.ts'
import { baseOf } from '../retrieval/routes.ts'
import type { Asking, Said } from './answer.ts'
import { listed, townName } from './words.ts'

const nearbyKm = 300
const anyway = ['anyway', 'all the same', 'quand meme', 'rooms and tables']

/** They have heard that there are no sights, and want the plan all the same. */
export const isPlannedAnyway = ({ turn }: Asking): boolean =>
  turn.before.plan !== null || anyway.some((phrase) => turn.reader.find(phrase) >= 0)

/** A plan of a town without sights on file would hold beds and tables only: what is near is offered. */
export function withoutSights(asking: Asking, town: Town, days: number): Said {
  const { world, say, language } = asking
  const [near, next] = world.planned
    .filter(({ slug }) => (world.rows(slug)?.sights.length ?? 0) > 0)
    .map((one) => ({ one, km: Math.round(distanceKm(town, one)) }))
    .filter(({ km }) => km <= nearbyKm)
    .toSorted((a, b) => a.km - b.km)
  const name = townName(language, town)
  const base = baseOf(town.slug)
  const noted = (townNote(town.slug)?.top ?? []).slice(0, 6).map((one) => one.name)
  const seen = (language === 'fr' ? base?.seeFr : undefined) ?? base?.see ?? []
  const known = asking.know(noted.length > 0 ? noted : seen)
  const generally =
    known.length > 0
      ? say(
          ` Generally known there: ${listed('en', known)}.`,
          ` Généralement connus là-bas : ${listed('fr', known)}.`,
        )
      : ''
  const offer = near
    ? say(
        ` The nearest place with sights is ${near.one.name}, about ${near.km} km away as the crow flies${next ? `, then ${next.one.name} (${next.km} km)` : ''}.`,
        ` L’endroit le plus proche dont j’ai les attraits est ${near.one.nameFr}, à environ ${near.km} km à vol d’oiseau${next ? `, puis ${next.one.nameFr} (${next.km} km)` : ''}.`,
      )
    : ''
  asking.know({ near, next })
  return {
    text: say(
      `I have no sights of ${name} on file, so I can’t fill ${days} days there.${generally}${offer} ${near ? `I can plan that, or rooms and tables only in ${name}.` : 'I can plan rooms and tables only.'}`,
      `Je n’ai aucun attrait de ${name} : je ne peux donc pas remplir ${days} jours là-bas.${generally}${offer} ${near ? `Je peux planifier cela, ou seulement lit et tables à ${name}.` : 'Je peux planifier seulement lit et tables.'}`,
    ),
    isUnknown: true,
    question: 'which',
    choices: [
      ...(near
        ? [
            {
              label: townName(language, near.one),
              message: say(
                `Plan ${days} days in ${near.one.name}`,
                `Planifie ${days} jours à ${near.one.nameFr}`,
              ),
            },
          ]
        : []),
      {
        label: say(`${name} all the same`, `${name} quand même`),
        message: say(
          `Plan ${days} days in ${name} anyway`,
          `Planifie ${days} jours à ${name} quand même`,
        ),
      },
    ],
  }
}

export const isBare = ({ world }: Pick<Asking, 'world'>, { slug }: Town): boolean =>
  (world.rows(slug)?.sights.length ?? 0) === 0
