/** Nine roles from back to front; every scene is drawn with these and no others. */
export interface Inks {
  sky: string
  halo: string
  sun: string
  far: string
  middle: string
  wall: string
  shade: string
  dark: string
  accent: string
}

const inks = (
  ...[sky, halo, sun, far, middle, wall, shade, dark, accent]: readonly [
    ...[string, string, string, string, string],
    ...[string, string, string, string],
  ]
): Inks => ({ sky, halo, sun, far, middle, wall, shade, dark, accent })

/** Peach, teal night, olive mist, indigo, yellow and green, glacier, terracotta, pink and cobalt. */
export const palettes: readonly Inks[] = [
  inks(
    '#EFB892',
    '#F6D0AE',
    '#FFF0D6',
    '#D98E73',
    '#A9596A',
    '#FBEBD3',
    '#E5BF9D',
    '#4A2438',
    '#C23A24',
  ),
  inks(
    '#2B5B6B',
    '#467F86',
    '#F3D795',
    '#3C6F79',
    '#1F4957',
    '#E3B274',
    '#B97C4B',
    '#12303C',
    '#F0B95B',
  ),
  inks(
    '#DCD3B0',
    '#EAE2C6',
    '#FBF5E2',
    '#B4BC9F',
    '#6E8C7F',
    '#F6EEDA',
    '#CFC7A6',
    '#1F3F3B',
    '#B3341F',
  ),
  inks(
    '#F0DCCB',
    '#F8EADA',
    '#D2452D',
    '#9FB0C2',
    '#54709A',
    '#FBF4E8',
    '#D3D9E0',
    '#1E2A4F',
    '#D2452D',
  ),
  inks(
    '#F2BE68',
    '#F7D68F',
    '#FFF3CE',
    '#86A872',
    '#2F6B4C',
    '#F7E3B4',
    '#D2A869',
    '#173F33',
    '#A4502F',
  ),
  inks(
    '#9CC4CD',
    '#C6DDDA',
    '#FBF7EA',
    '#79A7B3',
    '#3B7280',
    '#F7F0DF',
    '#CDBE97',
    '#14392F',
    '#C23A24',
  ),
  inks(
    '#E59355',
    '#EFB377',
    '#FCE6B4',
    '#C77243',
    '#6A6B3A',
    '#F3CD92',
    '#C98A4E',
    '#4F271F',
    '#2F5A4A',
  ),
  inks(
    '#F4C2A8',
    '#FADDC8',
    '#FFF1DC',
    '#8FA6C4',
    '#2F6FA8',
    '#FFFBF3',
    '#C9D5E2',
    '#173A70',
    '#CC4B3A',
  ),
]

/** Colours that stay the same in every palette: light on water, lamp light, egg yolk. */
export const glint = '#FFF6E4'
export const lamp = '#F9DE9A'
export const yolk = '#F0B95B'

/** Greens that no hour of the day tints: salad, herbs. Dark, middle, light. */
export const leaf = ['#2F6B4C', '#5C9460', '#86A872'] as const
