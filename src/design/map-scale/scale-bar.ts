interface ScaleBar {
  readonly metres: number
  /** In pixels. */
  readonly length: number
  /** "500 m", "2 km". */
  readonly text: string
}

/** The longest round length that takes at most so many pixels. */
export function scaleBar(metresPerPixel: number, most: number): ScaleBar {
  const room = most * metresPerPixel
  const power = 10 ** Math.floor(Math.log10(room))
  const metres = [5, 2, 1].map((step) => step * power).find((length) => length <= room) ?? power
  const text = metres < 1000 ? `${metres} m` : `${(metres / 1000).toLocaleString('en-CA')} km`
  return { metres, length: metres / metresPerPixel, text }
}
