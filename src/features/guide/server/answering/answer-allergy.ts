import { schengenSince } from '#platform/shared/schengen-states.ts'
import rows from '../../texts/allergies.json' with { type: 'json' }
import { languageNameFr } from '../../domain/language-names.ts'
import { townNotesSource } from '../retrieval/town-notes.ts'
import { allergensIn } from '../reading/allergens.ts'
import { type Asking, goalCountries, goalTown, type Said } from './answer.ts'
import { listed, townName } from './words.ts'

/** Where restaurants have to tell of fourteen allergens, peanuts, nuts, crustaceans, sesame, milk and eggs among them. */
const toldByLaw = (land: string): boolean =>
  ['CY', 'GB', 'IE'].includes(land) || (schengenSince.has(land) && land !== 'CH')

/** Food of this message that someone is allergic to. */
export const toldAllergens = ({ turn }: Asking): readonly string[] => allergensIn(turn.message)

function allergenNames({ language, say }: Asking, allergens: readonly string[]): string {
  const names = allergens.map((one) => rows.find(({ allergen }) => allergen === one)?.[language])
  return listed(
    language,
    names.map((name) => name ?? say('some food', 'certains aliments')),
  )
}

/** Where it hides in the kitchens there. */
function hiding(asking: Asking, allergens: readonly string[], land: string | undefined): string {
  const { say, language, world } = asking
  if (!land) return ''
  const name = world.countryName(land, language)
  const found = rows
    .filter(({ allergen }) => allergens.includes(allergen))
    .map((row) => ({ row, there: row.hard.find(({ lands }) => lands.split(' ').includes(land)) }))
  const lines = found.map(({ row, there }) => {
    if (!there)
      return say(
        `**${row.en} in ${name}:** I know of no dish there that is made of it everywhere, but sauces, pastries, fryers and imported products may hold it.`,
        `**${row.fr}, ${name} :** je ne connais pas de plat qui en contienne partout, mais sauces, pâtisseries, friteuses et produits importés peuvent en contenir.`,
      )
    const isMild = 'mild' in there
    return say(
      `**${row.en} in ${name}: ${isMild ? 'it can be done, with care' : 'hard'}.** There ${there.en}.`,
      `**${row.fr}, ${name} : ${isMild ? 'faisable, avec prudence' : 'difficile'}.** Là-bas, ${there.fr}.`,
    )
  })
  return lines.map((line) => line.replace(/^\*\*./, (start) => start.toUpperCase())).join('\n\n')
}

/** What is done anywhere, and what the law of the country adds. */
function steps(
  asking: Asking,
  allergens: readonly string[],
  land: string | undefined,
): readonly string[] {
  const { say, language, world } = asking
  const row = land ? world.country(land) : undefined
  const tongue = row?.languages
    .slice(0, 1)
    .map((one) => (language === 'fr' ? languageNameFr(one) : one))[0]
  const number = row && (row.emergency.all ?? row.emergency.ambulance)
  const names = allergenNames(asking, allergens)
  const law = say(
    'By law restaurants there have to tell you which of fourteen allergens a dish holds: ask for the list. It does not cover traces.',
    'La loi y oblige les restaurants à dire lesquels de quatorze allergènes un plat contient : demandez la liste. Elle ne couvre pas les traces.',
  )
  return [
    say(
      `Carry a card${tongue ? ` in ${tongue}` : ' in the local language'} that names ${names}, says that traces can kill, and asks about oils, sauces and shared fryers or woks. Show it in each kitchen before you order, also where you ate well the day before.`,
      `Emportez une carte dans la langue du pays${tongue ? ` (${tongue})` : ''} qui nomme l’allergène (${names}), dit que des traces peuvent tuer et demande ce qu’il en est des huiles, des sauces, des friteuses et des woks partagés. Montrez-la à chaque cuisine avant de commander, même là où tout s’est bien passé la veille.`,
    ),
    say(
      `Two epinephrine auto-injectors on you at all times, in the cabin too, with a letter of the doctor.${number ? ` The emergency number is ${number}.` : ''}`,
      `Deux auto-injecteurs d’épinéphrine sur soi en tout temps, aussi en cabine, avec une lettre du médecin.${number ? ` Le numéro d’urgence est le ${number}.` : ''}`,
    ),
    say(
      'Prefer kitchens that cook to order over buffets, stalls and bakeries, and a lodging with a kitchen of its own. Tell the airline when you book.',
      'Préférez les cuisines qui préparent à la minute aux buffets, étals et boulangeries, et un logement avec cuisine. Prévenez la compagnie aérienne à la réservation.',
    ),
    ...(land && toldByLaw(land) ? [law] : []),
  ]
}

/** What one who is allergic does there; which houses are safe we do not know. */
export function answerAllergy(asking: Asking, allergens = toldAllergens(asking)): Said | undefined {
  if (allergens.length === 0) return undefined
  const { say, language, world, turn } = asking
  const town = goalTown(asking)
  const land = town?.countryCode ?? goalCountries(asking)[0]
  const where = town ? townName(language, town) : land ? world.countryName(land, language) : ''
  const close = say(
    `Which houses${where ? ` in ${where}` : ''} are safe I don’t know, and I can recommend none for it. This is general knowledge: the allergist decides what is right for you.`,
    `Quelles tables${where ? ` (${where})` : ''} sont sûres, je ne le sais pas, et je n’en recommande aucune pour cela. Ce sont des connaissances générales : l’allergologue décide de ce qui vous convient.`,
  )
  const kept = turn.before.plan ? say(' The plan stays as it is.', ' Le plan reste tel quel.') : ''
  const lines = steps(asking, allergens, land).map((one) => `- ${one}`)
  return {
    text: [hiding(asking, allergens, land), lines.join('\n'), close + kept]
      .filter(Boolean)
      .join('\n\n'),
    sources: [townNotesSource],
    took: turn.unused(),
  }
}

/** Tables that are told after an allergy was: it is not forgotten. */
export function allergyKept(asking: Asking, topic: string | null): string {
  const { allergens = [] } = asking.turn.holds
  if (topic !== 'food' || allergens.length === 0 || toldAllergens(asking).length > 0) return ''
  const names = allergenNames(asking, allergens)
  return asking.say(
    `Mind the allergy (${names}): show the card in each kitchen before you order. Which of them are safe I don’t know.`,
    `Pensez à l’allergie (${names}) : montrez la carte à chaque cuisine avant de commander. Lesquelles sont sûres, je ne le sais pas.`,
  )
}
