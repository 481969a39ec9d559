/** What screens and documents of content say. */

export const chooseDestinationsText = {
  hot27CAnd: 'Hot, 27 °C and more',
  warm20To26: 'Warm, 20 to 26 °C',
  mild10To19: 'Mild, 10 to 19 °C',
  coldBelow10C: 'Cold, below 10 °C',
}
