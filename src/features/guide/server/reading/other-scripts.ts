import foreign from '../../texts/foreign-words.json' with { type: 'json' }

/** Places as they are written in Chinese and Japanese, for the towns that are asked for most. */
const names = new Map(
  `巴厘岛 Bali;班夫 Banff;巴塞罗那 Barcelona;バルセロナ Barcelona;芝加哥 Chicago;迪拜 Dubai;杜拜 Dubai;ドバイ Dubai;京都 Kyoto;里斯本 Lisbon;リスボン Lisbon;伦敦 London;倫敦 London;ロンドン London;洛杉矶 Los Angeles;洛杉磯 Los Angeles;马尔代夫 Maldives;迈阿密 Miami;蒙特利尔 Montréal;滿地可 Montréal;モントリオール Montréal;纽约 New York;紐約 New York;ニューヨーク New York;渥太华 Ottawa;巴黎 Paris;パリ Paris;普吉岛 Phuket;普吉 Phuket;魁北克 Québec City;罗马 Rome;羅馬 Rome;ローマ Rome;圣托里尼 Santorini;西雅图 Seattle;东京 Tokyo;東京 Tokyo;多伦多 Toronto;多倫多 Toronto;トロント Toronto;温哥华 Vancouver;溫哥華 Vancouver;バンクーバー Vancouver;曼谷 Bangkok;新加坡 Singapore;悉尼 Sydney;雅典 Athens;伊斯坦布尔 Istanbul;阿姆斯特丹 Amsterdam;柏林 Berlin;布拉格 Prague;维也纳 Vienna;威尼斯 Venice;首尔 Seoul;香港 Hong Kong;大阪 Osaka;墨西哥城 Mexico City;坎昆 Cancún;夏威夷 Honolulu;日本 Japan;法国 France;意大利 Italy;西班牙 Spain;加拿大 Canada;美国 United States`
    .split(';')
    .map((row): [string, string] => [
      row.slice(0, row.indexOf(' ')),
      row.slice(row.indexOf(' ') + 1),
    ]),
)
const numbers = '一二三四五六七八九十'
const known = new RegExp([...names.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'gu')
const lengths = /([一二两三四五六七八九十]|\d{1,2})\s*(?:个)?(天|日間|日|晚|泊|周|週間)/gu
const units = new Map([
  ['晚', 'nights'],
  ['泊', 'nights'],
  ['周', 'weeks'],
  ['週間', 'weeks'],
])

/** An email address says nothing of a journey. */
export const withoutAddresses = (message: string): string =>
  message.replaceAll(/\S{1,64}@\S{1,200}/gu, ' ')

/** Towns and countries as other languages call them, for a message in one that is not spoken. */
const exonyms = new Map(
  `nueva york New York;nova york New York;nova iorque New York;nuova york New York;londres London;londra London;londen London;lisboa Lisbon;lissabon Lisbon;lisbona Lisbon;roma Rome;rom Rome;parigi Paris;parijs Paris;tokio Tokyo;quioto Kyoto;barcellona Barcelona;atenas Athens;athen Athens;atene Athens;estambul Istanbul;praga Prague;prag Prague;viena Vienna;wien Vienna;venecia Venice;venedig Venice;venezia Venice;florencia Florence;florenz Florence;firenze Florence;island Iceland;islandia Iceland;grecia Greece;griechenland Greece;italia Italy;italien Italy;francia France;frankreich France;espana Spain;spanien Spain;japon Japan;estados unidos United States;kanada Canada;ciudad de mexico Mexico City;lissabon Lisbon;japao Japan;japan Japan;giappone Japan;alemania Germany;alemanha Germany;germania Germany;duitsland Germany;deutschland Germany;reino unido United Kingdom;inglaterra England;inghilterra England;engeland England;marruecos Morocco;marrocos Morocco;marokko Morocco;marocco Morocco;egipto Egypt;egito Egypt;agypten Egypt;egitto Egypt;egypte Egypt;tailandia Thailand;thailandia Thailand;suiza Switzerland;schweiz Switzerland;svizzera Switzerland;suica Switzerland;zwitserland Switzerland;noruega Norway;norwegen Norway;norvegia Norway;noorwegen Norway;suecia Sweden;schweden Sweden;svezia Sweden;zweden Sweden;irlanda Ireland;irland Ireland;ierland Ireland;turquia Turkey;turkei Turkey;turchia Turkey;turkije Turkey;croacia Croatia;kroatien Croatia;croazia Croatia;grecia Greece;griekenland Greece;portugal Portugal;portogallo Portugal;frankrijk France;italie Italy;spanje Spain;espanha Spain;spagna Spain;mexiko Mexico;messico Mexico;kuba Cuba;brasil Brazil;brasilien Brazil;brasile Brazil;brazilie Brazil;copenhague Copenhagen;kopenhagen Copenhagen;estocolmo Stockholm;bruselas Brussels;brussel Brussels;brujas Bruges;brugge Bruges;munchen Munich;monaco di baviera Munich;munique Munich;napoles Naples;neapel Naples;napoli Naples;milan Milan;milano Milan;mailand Milan;edimburgo Edinburgh;dublin Dublin;dublino Dublin;varsovia Warsaw;warschau Warsaw;cracovia Krakow;krakau Krakow;moscu Moscow;pekin Beijing;peking Beijing;seul Seoul;singapur Singapore;el cairo Cairo;kairo Cairo;marrakesch Marrakech;sevilla Seville;siviglia Seville;kapstadt Cape Town;ciudad del cabo Cape Town`
    .split(';')
    .map((row): [string, string] => {
      const at = row.search(/ \p{Lu}/u)
      return [row.slice(0, at), row.slice(at + 1)]
    }),
)
const foreignNames = new RegExp(`\\b(?:${[...exonyms.keys()].join('|')})\\b`, 'giu')
const unaccented = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '')

const longestFirst = (a: string, b: string): number => b.length - a.length
const glossaries = new Map(
  Object.entries(foreign).map(([code, words]) => {
    const own = new Map<string, string>(Object.entries(words))
    const any = [...own.keys()].toSorted(longestFirst).join('|')
    return [code, { own, pattern: new RegExp(`\\b(?:${any})\\b`, 'giu') }] as const
  }),
)

/** A message in a language that is not spoken, with its names and what travellers ask for in English. */
export function inEnglishWords(message: string, language: string): string {
  const named = unaccented(message).replaceAll(
    foreignNames,
    (name) => exonyms.get(name.toLowerCase()) ?? name,
  )
  const glossary = glossaries.get(language)
  return glossary
    ? named.replaceAll(glossary.pattern, (word) => glossary.own.get(word.toLowerCase()) ?? word)
    : named
}

/** A message with shorthand written out, and with the names and lengths that are known of other scripts in Latin letters. */
export const inLatin = (message: string): string =>
  withoutAddresses(message)
    .replaceAll(/\bU\.?S\.?(?:A\.?)?(?= (?:passport|citizen))/giu, 'American')
    .replaceAll(/\bw\/o\b/giu, ' without ')
    .replaceAll(/\bw\//giu, ' with ')
    .replaceAll('<', ' under ')
    .replaceAll(known, (name) => ` ${names.get(name) ?? name} `)
    .replaceAll(lengths, (_, count: string, unit: string) => {
      const value = count === '两' ? 2 : numbers.indexOf(count) + 1 || Number(count)
      return ` ${value} ${units.get(unit) ?? 'days'} `
    })
