import foreign from '../../texts/foreign-words.json' with { type: 'json' }
import type { Reader } from './tokens.ts'

/** Words by which a language is known, beside the words of names; none stands in two lists. */
const words: Readonly<Record<string, string>> = {
  en: 'on the is are what how where when which do does can i we my our you for with in to of and it there need should would have a from much many at be this that any good best',
  fr: 'on le la les est sont quel quelle quels quelles combien comment ou quand je nous mon ma mes notre vous pour avec dans du des et il faut une un au aux y sur pas plus avons voulons voudrais cherche jours semaine enfants en ce cette c qu d l il fait tu se son sa ses leur ete hiver moins trop bien deux trois ans soir matin quoi peut faire veut sous sans chez resto bouffe',
  es: 'hola viajar hace puede debo hola hablas espanol cuesta por noche ninos del el los las es cual cuanto cuanta como donde cuando yo nosotros mi quiero para con hay necesito una por dias viaje semana visado que puedo mejor tiempo epoca ir viajar familia mejores hacer comer ver dias dos tres personas cuestan barato cerca necesitamos queremos podemos visa hijos',
  de: 'der die das ist sind welche wie wo wann ich wir mein fur mit und ein eine einen nach brauche kann tage woche gibt es zu beste wetter was kostet kosten im am von bei auf nicht auch sind haben mochte mochten wollen kinder zwei drei hotels reisen essen konnen man visum',
  it: 'il gli sono quale quanto dove quando io noi mio per con ed una giorni viaggio settimana ho bisogno posso che di nel della vorrei cosa costa costano due tre persone bambini andare fare vedere mangiare mese migliore dal al alla serve visto possiamo vogliamo vicino tempo',
  pt: 'os qual quanto onde quando eu nos meu para com uma dias viagem semana preciso posso voce melhor tempo nao em do da sao posso fazer onde fica barato melhores criancas precisamos queremos visto preciso dois duas hotel perto pessoas',
  nl: 'het zijn welke hoe waar wanneer ik wij mijn voor met een dagen reis kan naar van niet beste weer kost kosten wat waar ik wil willen gaan kinderen twee drie hotels eten moet visum zien doen',
}
const glossaries = Object.entries(foreign).map(
  ([code, own]) => [code, Object.keys(own).filter((word) => !word.includes(' '))] as const,
)
/** Words of a glossary that stand in no other one tell its language too, where neither English nor French has them. */
const tellingOf = (code: string): readonly string[] => {
  const others = new Set(glossaries.flatMap(([other, own]) => (other === code ? [] : own)))
  const spoken = new Set(`${words['en']} ${words['fr']} winter warm regen`.split(' '))
  return (glossaries.find(([own]) => own === code)?.[1] ?? []).filter(
    (word) => word.length > 3 && !others.has(word) && !spoken.has(word) && !english.has(word),
  )
}
const english = new Set(
  'august april september week kosten strand plane plan restaurants hotels tickets vegan museums fahren bus presa clima playa ver capital'.split(
    ' ',
  ),
)
const lists = new Map(
  Object.entries(words).map(([code, text]) => [
    code,
    new Set([...text.split(' '), ...tellingOf(code)]),
  ]),
)

/** In its own words: that the guide does not speak it. */
const unspoken = new Map([
  ['es', 'Lo siento, todavía no hablo español; le respondo en inglés.'],
  ['de', 'Leider spreche ich noch kein Deutsch; ich antworte auf Englisch.'],
  ['it', 'Mi dispiace, non parlo ancora italiano; rispondo in inglese.'],
  ['pt', 'Desculpe, ainda não falo português; respondo em inglês.'],
  ['nl', 'Sorry, ik spreek nog geen Nederlands; ik antwoord in het Engels.'],
  ['zh', '抱歉，我还不会中文，下面用英语回答。'],
  ['ja', '申し訳ありませんが、日本語はまだ話せません。英語でお答えします。'],
  ['ko', '죄송하지만 아직 한국어를 하지 못합니다. 영어로 답해 드립니다.'],
  ['ru', 'Извините, я пока не говорю по-русски; отвечаю по-английски.'],
  ['ar', 'عذرًا، لا أتحدث العربية بعد؛ سأجيب بالإنجليزية.'],
])
const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
]

const french = /[àèêçùœ]/i
const accent = /[à-ü]/i
const fewWords = 4

/** The language of a message: 'en', 'fr' or another one's code; as before where it does not show. */
export function languageOf(reader: Reader, before: string): string {
  const script = scripts.find(([, pattern]) => reader.tokens.some(({ raw }) => pattern.test(raw)))
  if (script) return script[0]
  const scores = [...lists].map(([code, list]) => ({
    code,
    score: reader.tokens.filter(({ text, raw, isName }) => {
      // "à" is French, and no English "a".
      if (isName || (code === 'en' && accent.test(raw))) return false
      // A letter alone is of no language: "l’hôtel" shows by the rest.
      if (text.length === 1 && !/[aiy]/.test(text)) return false
      return list.has(text) || (code === 'fr' && french.test(raw))
    }).length,
  }))
  const [best, second] = scores.toSorted((a, b) => b.score - a.score)
  if (!best || best.score === 0) return before
  // A foreign language has to show clearly; between the two that are spoken, the one before wins a draw.
  const isSpoken = best.code === 'en' || best.code === 'fr'
  if (!isSpoken && (best.score < 3 || best.score <= (second?.score ?? 0))) {
    const own = scores
      .filter(({ code }) => code === 'en' || code === 'fr')
      .toSorted((a, b) => b.score - a.score)[0]
    return own && own.score > 0 ? own.code : before
  }
  // "On a 5000 $": of a few words one is no proof.
  const lead = best.score - (scores.find(({ code }) => code === before)?.score ?? 0)
  const isShort = reader.tokens.filter(({ kind }) => kind === 'word').length <= fewWords
  const isDoubtful = isSpoken && unspoken.get(before) === undefined && isShort && lead <= 1
  const isDraw = best.score === second?.score && second.code === before
  return isDraw || (isDoubtful && scores.some(({ code, score }) => code === before && score > 0))
    ? before
    : best.code
}

export const unspokenSentence = (language: string): string | undefined => unspoken.get(language)
