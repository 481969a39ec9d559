import { intent } from './intent.ts'

export const weatherIntent = intent({
  topic: 'weather',
  name: { en: 'the weather', fr: 'la météo' },
  act: 'ask',
  cues: 'weather,quel temps,fait il chaud,fait il froid,temperature,temperatures,temp,rain,rainy,raining,rains,snow,snows,snowing,hot,cold,warm,warmer,humid,humidity,climate,degrees,sunny,forecast,monsoon,meteo,pluie,pleut,pleuvoir,neige,chaud,froid,climat,degres,swim,swimming,sea temperature,water temperature,baigner,typhoon,hurricane*,the weather,le temps,temps fait,et le temps,quel temps,too hot,too cold,northern winter,hurricane*',
  pairs: [
    [
      'like in,like during,is it like,comment est',
      'january,february,march,april,may,june,july,august,september,october,november,december,winter,summer,spring,autumn',
    ],
  ],
  examples: {
    en: [
      'What is Tokyo like in April?',
      'What is the weather like in Rome in May?',
      'Is it hot in Dubai in July?',
      'can we swim in the sea in Barcelona at Easter?',
    ],
    fr: [
      'Quel temps fait-il à Paris en octobre, est-ce que la pluie est fréquente ?',
      'Est-ce qu’il fait chaud à Lisbonne en juin ?',
    ],
  },
})
