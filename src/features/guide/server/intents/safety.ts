import { intent } from './intent.ts'

export const safetyIntent = intent({
  topic: 'safety',
  name: { en: 'safety', fr: 'la sécurité' },
  act: 'ask',
  cues: 'risk,risks,risky,safe,unsafe,safety,dangerous,danger,crime,robbed,robbery,theft,stolen,pickpocket*,scam,scams,mugged,places to avoid,areas to avoid,avoid at night,at night alone,solo female,woman alone,women alone,securitaire,securite,dangereux,dangereuse,vol a la tire,arnaque*,sur pour,violence,protests,gay friendly,lgbt*,lgbtq,protest*,security,mugging,robberies,kidnap*,safe at night,gay couple,lgbt couple,safe for women,woman travelling alone,women travelling alone,hassled,harass*',
  weight: 3,
  examples: {
    en: [
      'Is Rome safe at night?',
      'My sister went to Rome last year and was robbed, is that common?',
    ],
    fr: ['Est-ce que Barcelone est sécuritaire ?', 'Y a-t-il des arnaques à Paris ?'],
  },
})
