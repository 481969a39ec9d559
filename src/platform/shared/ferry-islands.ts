/** Land that water parts from its surroundings. */
export interface Island {
  readonly name: string
  /** Minutes until the ferry leaves, boarding included. */
  readonly wait: number
  /** Cars cross by a bridge or tunnel. */
  readonly bridge?: true
  /** A circle; `km` is its radius. */
  readonly circle?: { readonly lat: number; readonly lng: number; readonly km: number }
  /** A rough outline: latitude and longitude in turn. */
  readonly ring?: readonly (readonly [number, number])[]
}

/** Basis of the table; not measured. */
export const ferryIslandsBasis = { kind: 'general knowledge', asOf: '2026-11-23' } as const

type Row = readonly [name: string, lat: number, lng: number, km: number, wait: number]

/** Islands without a bridge around the destinations, and those that are known for their ferries. */
const rows: readonly Row[] = [
  ['Nusa Lembongan', -8.682, 115.445, 3.6, 30],
  ['Nusa Penida', -8.735, 115.54, 12.5, 30],
  ['Gili Islands', -8.351, 116.06, 4.5, 45],
  ['Menjangan Island', -8.095, 114.507, 2.2, 25],
  ['Toronto Islands', 43.6195, -79.377, 1.9, 20],
  ['Liberty Island', 40.6895, -74.0448, 0.45, 25],
  ['Ellis Island', 40.699, -74.0396, 0.45, 25],
  ['Governors Island', 40.689, -74.0175, 0.75, 20],
  ['Coral Island', 7.7429, 98.3738, 2, 20],
  ['Racha Islands', 7.57, 98.36, 6, 30],
  ['Phi Phi Islands', 7.715, 98.772, 8.5, 40],
  ['Ko Yao', 8.07, 98.59, 13, 30],
  ['James Bond Island', 8.2746, 98.5011, 1.2, 30],
  ['Ko Panyi', 8.3359, 98.5028, 1.2, 25],
  ['Similan Islands', 8.63, 97.645, 15, 45],
  ['Nea Kameni', 36.4042, 25.398, 1.25, 30],
  ['Palea Kameni', 36.399, 25.379, 0.95, 30],
  ['Thirassia', 36.432, 25.343, 2.6, 30],
  ['Bainbridge Island', 47.645, -122.54, 7.8, 35],
  ['Vashon Island', 47.42, -122.46, 7.5, 35],
  ['Bowen Island', 49.378, -123.375, 5.5, 35],
  ['Santa Catalina Island', 33.39, -118.42, 20, 45],
  ['Fisher Island', 25.761, -80.143, 0.8, 20],
  ['Capri', 40.55, 14.235, 4.5, 35],
  ['Ischia', 40.73, 13.9, 6.5, 35],
  ['Procida', 40.76, 14.02, 2.6, 35],
  ['Murano', 45.458, 12.354, 0.9, 15],
  ['Burano', 45.485, 12.417, 0.7, 20],
  ['Torcello', 45.498, 12.418, 0.6, 20],
  ['Giudecca', 45.4255, 12.326, 0.55, 12],
  ['San Giorgio Maggiore', 45.429, 12.3435, 0.3, 12],
  ['Berlengas', 39.415, -9.505, 1.5, 40],
  ['Miyajima', 34.28, 132.31, 4.4, 20],
  ['Sarushima', 35.2862, 139.6935, 0.4, 25],
  // Inhabited islands and resorts of the Maldives; Malé, Hulhulé and Hulhumalé are joined by a bridge.
  ['Vilimalé', 4.1733, 73.4853, 0.6, 12],
  ['Himmafushi', 4.3082, 73.5718, 0.9, 30],
  ['Huraa', 4.3343, 73.6022, 0.9, 30],
  ['Thulusdhoo', 4.3745, 73.6482, 0.9, 30],
  ['Dhiffushi', 4.4426, 73.7139, 0.9, 30],
  ['Gaafaru', 4.7362, 73.4988, 0.9, 40],
  ['Kaashidhoo', 4.9555, 73.4625, 1.5, 40],
  ['Maafushi', 3.9423, 73.4907, 0.9, 30],
  ['Gulhi', 3.99, 73.5083, 0.7, 30],
  ['Guraidhoo', 3.9003, 73.4678, 0.8, 30],
  ['Vihamanaafushi', 4.2269, 73.5203, 0.7, 30],
  ['Rasdhoo', 4.2628, 72.9917, 0.9, 40],
  ['Thoddoo', 4.4377, 72.9597, 1.2, 40],
  ['Ukulhas', 4.2147, 72.8637, 0.9, 40],
  ['Mathiveri', 4.1904, 72.7471, 0.8, 40],
  ['Bodufolhudhoo', 4.1862, 72.7737, 0.7, 40],
  ['Feridhoo', 4.0514, 72.7278, 0.8, 40],
  ['Maalhos', 3.9883, 72.7204, 0.8, 40],
  ['Himandhoo', 3.9213, 72.7448, 0.8, 40],
  ['Fulidhoo', 3.6803, 73.4152, 0.8, 40],
  ['Felidhoo', 3.4719, 73.5476, 0.6, 40],
  ['Keyodhoo', 3.4618, 73.5502, 0.4, 40],
  ['Thinadhoo', 3.4876, 73.5366, 0.5, 40],
  ['Mahibadhoo', 3.757, 72.9692, 0.8, 40],
  ['Hangnaameedhoo', 3.8486, 72.9543, 0.8, 40],
  ['Dhangethi', 3.607, 72.9543, 0.8, 40],
  ['Dhigurah', 3.5291, 72.9262, 1.7, 40],
  ['Hanifaru Bay', 5.1739, 73.1436, 1.5, 40],
  ['Banana Reef', 4.2399, 73.5342, 0.5, 30],
]

const shores: readonly Island[] = [
  {
    name: 'Staten Island',
    wait: 20,
    bridge: true,
    ring: [
      [40.649, -74.09],
      [40.645, -74.17],
      [40.64, -74.195],
      [40.6, -74.2],
      [40.55, -74.22],
      [40.51, -74.26],
      [40.495, -74.25],
      [40.53, -74.13],
      [40.585, -74.06],
      [40.606, -74.052],
      [40.635, -74.071],
    ],
  },
  {
    // South of the Tagus.
    name: 'Almada',
    wait: 12,
    bridge: true,
    ring: [
      [38.6895, -9.145],
      [38.6835, -9.18],
      [38.676, -9.23],
      [38.64, -9.25],
      [38.5, -9.2],
      [38.5, -8.95],
      [38.7, -8.95],
      [38.688, -9.05],
    ],
  },
  {
    name: 'Lévis',
    wait: 18,
    bridge: true,
    ring: [
      [46.75, -71.25],
      [46.785, -71.21],
      [46.806, -71.193],
      [46.82, -71.175],
      [46.845, -71.13],
      [46.83, -71],
      [46.7, -71],
      [46.7, -71.25],
    ],
  },
  {
    name: 'Lido di Venezia',
    wait: 15,
    ring: [
      [45.438, 12.385],
      [45.42, 12.358],
      [45.37, 12.325],
      [45.335, 12.315],
      [45.335, 12.33],
      [45.38, 12.36],
      [45.425, 12.4],
    ],
  },
  {
    // East of the Bosphorus.
    name: 'Asian side of Istanbul',
    wait: 12,
    bridge: true,
    ring: [
      [41.22, 29.13],
      [41.17, 29.075],
      [41.1, 29.065],
      [41.065, 29.055],
      [41.03, 29.025],
      [41.022, 29.003],
      [40.99, 29.005],
      [40.96, 29.04],
      [40.9, 29.15],
      [40.85, 29.3],
      [41.22, 29.4],
    ],
  },
]

/** Where two overlap, the first counts. */
export const islands: readonly Island[] = [
  ...rows.map(([name, lat, lng, km, wait]) => ({ name, wait, circle: { lat, lng, km } })),
  ...shores,
]
