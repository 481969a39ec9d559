import { type UnknownThing, unknownThings } from '../../domain/unknown-things.ts'
import { unsoldThings } from '../../domain/unsold-things.ts'
import { type Answer, plain, type Turn } from './answer.ts'
import { townName } from './words.ts'

/** What is asked that no data here tell, if it is one of the things that people ask often. */
const thingIn = ({ reading }: Turn): UnknownThing | undefined =>
  [...unsoldThings, ...unknownThings].find(({ words }) => words.test(reading.text))

/** The place of the message: its town, else its country. */
function placeNamed({ reading, world, language }: Turn): string | undefined {
  const town = world.rows(reading.towns[0] ?? '')?.town
  const [code] = reading.countries
  return town ? townName(language, town) : code && world.countryName(code, language)
}

function told(turn: Turn, { en, fr, asksEn, asksFr }: UnknownThing): Answer {
  const { say, reading } = turn
  const place = placeNamed(turn)
  return plain(
    say(
      `About ${en}${place ? ` (${place})` : ''} I don’t know anything: ${asksEn}.`,
      `Je ne sais rien sur ${fr}${place ? ` (${place})` : ''} : ${asksFr}.`,
    ),
    {
      beside: true,
      talk: {
        ...(reading.towns.length > 0 ? { towns: reading.towns } : {}),
        ...(reading.countries.length > 0 ? { countries: reading.countries } : {}),
      },
    },
  )
}

/** Answers a question about what cannot be known in advance, whatever else the words would mean. */
export function answerUnknowable(turn: Turn): Answer | undefined {
  const found = thingIn(turn)
  return found?.always ? told(turn, found) : undefined
}

/** The decline that names what was asked. */
export function declineByName(turn: Turn): Answer | undefined {
  const found = thingIn(turn)
  return found && told(turn, found)
}

export const isUnknownThing = (turn: Turn): boolean => thingIn(turn) !== undefined
