import type { Asking } from './answer.ts'
import { listed } from './words.ts'

/** What to take along, by the usual weather of the month. */
export function clothes(
  say: Asking['say'],
  usual: { high: number; low: number; rain: number; sea: number | undefined },
): string {
  const { high, low, rain, sea } = usual
  const parts = [
    high >= 26
      ? say(
          'light, loose clothes, a hat and sunscreen',
          'des vêtements légers, un chapeau et de la crème solaire',
        )
      : high >= 18
        ? say('T-shirts and a light sweater', 'des t-shirts et un chandail léger')
        : high >= 9
          ? say('sweaters and a jacket', 'des chandails et un manteau léger')
          : say('a warm coat, gloves and a hat', 'un manteau chaud, des gants et une tuque'),
    ...(low < 3 && high >= 9
      ? [
          say(
            'a warm layer for near-freezing nights',
            'une couche chaude pour les nuits près de zéro',
          ),
        ]
      : low < 13 && high >= 18
        ? [say('a layer for cool evenings', 'une couche pour les soirées fraîches')]
        : []),
    ...(high <= 2 ? [say('boots with a good sole', 'des bottes à bonne semelle')] : []),
    ...(rain >= 7 ? [say('a raincoat or an umbrella', 'un imperméable ou un parapluie')] : []),
    ...(sea !== undefined && sea >= 20 ? [say('swimwear', 'un maillot')] : []),
    say('shoes for walking', 'de bonnes chaussures de marche'),
  ]
  return say(` Pack ${listed('en', parts)}.`, ` Apportez ${listed('fr', parts)}.`)
}
