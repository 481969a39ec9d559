import { folded, holdsAny } from './match-text.ts'

/** The lists of tests/guide/README.md, "Words that `says` looks for"; both languages together. */
const lists: Readonly<Record<string, readonly string[]>> = {
  yes: ['yes', 'it does', 'often', 'a lot', 'rainy', 'oui', 'beaucoup', 'souvent', 'pluvieux'],
  no: [
    'no',
    'not',
    "isn't",
    "doesn't",
    "can't",
    'only',
    'unsafe',
    'avoid',
    'non',
    'pas',
    'aucun',
    'seulement',
    'uniquement',
  ],
  closed: [
    'closed',
    'closes',
    'shut',
    "doesn't open",
    'not open',
    'fermé',
    'fermée',
    'fermés',
    'fermées',
    'ferme',
    "n'ouvre pas",
    'pas ouvert',
  ],
  open: ['open', 'opens', "isn't closed", 'ouvert', 'ouverte', 'ouverts', 'ouvertes', 'ouvre'],
  sample: [
    'sample',
    'samples',
    'invented',
    'example',
    'demonstration',
    'exemple',
    'exemples',
    'échantillon',
    'inventé',
    'fictif',
    'démonstration',
  ],
  estimate: [
    'about',
    'around',
    'roughly',
    'estimate',
    'estimated',
    'estimates',
    'approximately',
    'an idea',
    'environ',
    'à peu près',
    'estimation',
    'estimations',
    'estimé',
    'autour de',
    'approximatif',
  ],
  outOfScope: [
    "can't help with that",
    'cannot help with that',
    'not able to help with that',
    'only help with travel',
    'outside',
    'not something i',
    'not a doctor',
    'i plan trips',
    'travel questions',
    "can't advise",
    'ne peux pas vous aider',
    "ne peux pas t'aider",
    'hors de',
    'seulement pour les voyages',
    'questions de voyage',
    "je m'occupe de voyages",
    'pas de mon ressort',
  ],
  past: [
    'past',
    'already gone',
    'passed',
    'behind us',
    'passé',
    'passée',
    'passés',
    'déjà',
    'révolu',
  ],
  invalidDate: [
    'no such date',
    "doesn't exist",
    'does not exist',
    'only 28',
    'has 28',
    "n'existe pas",
    '28 jours',
    'pas de 31',
  ],
  signIn: [
    'sign in',
    'signed in',
    'log in',
    'account',
    'connecter',
    'connexion',
    'compte',
    'ouvrir une session',
  ],
}

const unknown =
  /\b(?:don't|do not|can't|cannot) (?:know|tell|say|see|confirm|predict|check)\b|\bno (?:live )?(?:\w+ )?(?:data|information|record|sights)\b|don't have|not in our|not listed|nothing on|not sure|je ne sais pas|ne peux pas (?:le |vous )?(?:dire|voir|confirmer|prevoir|savoir)|pas d'informations?|pas de donnees|n'ai pas|ne connais pas|aucune information|ne figure pas/

/** Whether a text has one of the words for `what`. */
export function says(text: string, what: string): boolean {
  const plain = folded(text)
  if (what === 'unknown') return unknown.test(plain)
  if (what === 'holidayUnknown')
    return (
      /holiday|christmas|ferie|fete|noel/.test(plain) &&
      (unknown.test(plain) ||
        /check|may differ|usual hours|verifiez|peuvent? differer|heures habituelles/.test(plain))
    )
  if (what === 'planLimit')
    return (
      /\b(?:3|three|trois) (?:first |premiers )?(?:days|jours)/.test(plain) &&
      /explorer|wanderlust|premium|upgrade|forfait/.test(plain)
    )
  return holdsAny(text, lists[what] ?? [])
}
