import { intent } from './intent.ts'

export const festivalIntent = intent({
  topic: 'festival',
  name: { en: 'that event', fr: 'cet événement' },
  act: 'ask',
  cues: 'festival,festivals,event,events,evenement,evenements,carnival,carnaval,oktoberfest,cherry blossom*,cerisiers,cerisier,northern lights,aurores boreales,aurora,christmas market*,marches de noel,songkran,lavender,lavande,foliage,fall colours,fall colors,whale*,baleine*,tulip*,tulipes,ramadan,diwali,holi,running of the bulls,mardi gras,polar bears,icebergs,wildflowers,fireflies,monsoon season,hurricane season,cyclone*,jellyfish,fireworks,st patrick*,day of the dead,fete des morts,eclipse,grape harvest,vendanges,sakura,parade,parades,concert,concerts,regata,marathon,grand prix,carnivals,golden week,chinese new year,lunar new year,carnival,anything on,any festivals',
  weight: 3,
  examples: {
    en: ['When are the cherry blossoms in Kyoto?', 'when is Oktoberfest'],
    fr: ['Quand voir les aurores boréales en Islande ?', 'C’est quand le carnaval à Rio ?'],
  },
})
