import { type Asking, atlasSource, type Said } from '../answer.ts'
import { rowOf } from '../edit-parts.ts'
import { dayText } from './part-text.ts'
import { once, type TripAsked, type TripPart } from './trip-parts.ts'

/** Which visits have tickets that are bought ahead, as the atlas says it; beds, fares and tables are told to be booked. */
export function answerTickets(
  asking: Asking,
  { standing, parts, meant, isNamed, dates }: TripAsked,
): Said | undefined {
  const { say } = asking
  const some = once(isNamed || dates.length > 0 ? meant : parts)
  const visits = some.filter(({ kind }) => kind === 'visit')
  const of = (how: 'required' | 'advised' | undefined): readonly TripPart[] =>
    visits.filter(({ item }) => rowOf(asking, item)?.advanceTicket === how)
  const told = (list: readonly TripPart[]): string =>
    `\n\n${list.map(({ item, date }) => `- **${item.name}**, ${dayText(asking, standing, date)}`).join('\n')}`
  const [required, advised, none] = [of('required'), of('advised'), of(undefined)]
  const tables = some.filter(({ kind }) => kind === 'meal')
  const lines = [
    required.length > 0
      ? say(
          `Only with a ticket bought ahead:${told(required)}`,
          `Seulement avec un billet pris d’avance :${told(required)}`,
        )
      : '',
    advised.length > 0
      ? say(
          `Better with a ticket bought ahead:${told(advised)}`,
          `Mieux vaut prendre le billet d’avance :${told(advised)}`,
        )
      : '',
    none.length > 0 && isNamed
      ? say(
          `No need that I know of:${told(none)}\n\nIts own page says for certain.`,
          `Pas nécessaire, à ma connaissance :${told(none)}\n\nSa page le dit avec certitude.`,
        )
      : '',
    tables.length > 0 && isNamed
      ? say(
          'A table for the evening is best reserved with the restaurant itself a few days ahead.',
          'Pour le soir, mieux vaut réserver la table au restaurant quelques jours d’avance.',
        )
      : '',
    isNamed && visits.length > 0 && standing.wish.party.children.length > 0
      ? say(
          'Children often pay less or nothing; the plan counts everyone at the adult price.',
          'Les enfants paient souvent moins, ou rien ; le plan compte chacun au tarif adulte.',
        )
      : '',
    !isNamed && visits.length > 0 && required.length + advised.length === 0
      ? say(
          'No visit needs a ticket bought ahead, as far as I know.',
          'Aucune visite ne demande un billet pris d’avance, à ma connaissance.',
        )
      : '',
  ].filter(Boolean)
  return lines.length === 0
    ? undefined
    : {
        text: lines.join('\n\n'),
        sources: [atlasSource(asking)],
        memory: { spoken: visits.map(({ id }) => id) },
      }
}
