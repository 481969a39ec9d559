import { phraseKinds, phrasesAsOf, phraseWords, tongues } from '../../domain/known-phrases.ts'
import { type Answer, plain, type Turn } from './answer.ts'

const asks =
  /\bhow (?:do|can|would|should) (?:you|i|we|they|people|one) say\b|\bhow to say\b|\b(?:word|phrase)s? (?:for|in)\b|\b(?:basic|useful|few|some|common|local) (?:words|phrases)\b|\bphrases? (?:de base|utiles?)\b|\bquelques (?:mots|phrases)\b|\bmots? (?:pour|en|de base|utiles?)\b|\bcomment (?:est ce qu )?(?:on |tu |vous |ca se )?(?:dit|dis|dire|dites)\b(?: on| tu)?\b/

/** Asks how something is said in another language. */
export const asksForPhrase = ({ reading }: Turn): boolean =>
  asks.test(reading.text) && !reading.span.days

/** A few words of courtesy in the language that is asked for; anything else is for a translator. */
export function answerPhrase({ reading, say, talk, world }: Turn): Answer {
  const { text } = reading
  if (/allerg\w*|celiac|coeliaque|gluten|epi ?pen/.test(text))
    return plain(
      say(
        'With an allergy a wrong word is dangerous, so I don’t translate it. Carry an allergy card written in the local language and shown to every kitchen: an allergy association or your pharmacist has them, or have one translated by a professional; say that traces count too. Bring your auto-injectors in the cabin bag, and save the emergency number.',
        'Avec une allergie, un mot faux est dangereux : je ne le traduis donc pas. Ayez une carte d’allergie (allergy card) écrite dans la langue du pays, à montrer à chaque cuisine : une association d’allergiques ou votre pharmacien en ont, ou faites-la traduire par un professionnel ; précisez que les traces comptent. Gardez vos auto-injecteurs en cabine et notez le numéro d’urgence.',
      ),
    )
  const near = [...reading.towns, ...talk.towns].flatMap(
    (slug) => world.rows(slug)?.town.country ?? [],
  )
  const tongue =
    tongues.find(({ words }) => words.test(text)) ??
    tongues.find(({ words }) => words.test((near[0] ?? '').toLowerCase()))
  const wanted = phraseWords.filter(([, words]) => words.test(text)).map(([kind]) => kind)
  const general = /\b(?:words|phrases?|mots)\b/.test(text)
  const kinds = wanted.length > 0 ? wanted : general ? [...phraseKinds] : []
  if (!tongue || kinds.length === 0)
    return plain(
      say(
        'That I can’t translate: I only know hello, please, thank you and goodbye in the languages of the countries people travel to. A translation app does the rest, also without a network once its language is loaded.',
        'Cela, je ne peux pas le traduire : je connais seulement bonjour, s’il vous plaît, merci et au revoir dans les langues des pays où l’on voyage. Une appli de traduction fait le reste, même hors ligne une fois la langue téléchargée.',
      ),
    )
  const english = { hello: 'hello', please: 'please', thanks: 'thank you', goodbye: 'goodbye' }
  const french = {
    hello: 'bonjour',
    please: 's’il vous plaît',
    thanks: 'merci',
    goodbye: 'au revoir',
  }
  const lines = kinds.map((kind) => `${say(english[kind], french[kind])}: ${tongue.says[kind]}`)
  return plain(
    say(`In ${tongue.en}, ${lines.join('; ')}.`, `En ${tongue.fr}, ${lines.join(' ; ')}.`),
    {
      sources: [{ name: say('general knowledge', 'connaissances générales'), date: phrasesAsOf }],
    },
  )
}
