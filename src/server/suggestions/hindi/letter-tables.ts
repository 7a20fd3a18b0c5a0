/** Devanagari for Roman letters, and what it costs: the likelier, the less. */
export type Option = readonly [text: string, cost: number]
type Table = Readonly<Record<string, readonly Option[]>>

export const CONSONANTS: Table = {
  ...{ kh: [['ख', 0]], gh: [['घ', 0]], chh: [['छ', 0]], jh: [['झ', 0]], ph: [['फ', 0]] },
  ...{ bh: [['भ', 0]], k: [['क', 0]], g: [['ग', 0]], j: [['ज', 0]], z: [['ज़', 0]] },
  ...{ q: [['क', 0]], p: [['प', 0]], b: [['ब', 0]], m: [['म', 0]], y: [['य', 0]], l: [['ल', 0]] },
  ...{ v: [['व', 0]], w: [['व', 0]], h: [['ह', 0]], f: [['फ', 0]], kk: [['क्क', 0]] },
  ...{ gg: [['ग्ग', 0]], jj: [['ज्ज', 0]], cch: [['च्च', 0]], chch: [['च्च', 0]] },
  ...{ nn: [['न्न', 0]], mm: [['म्म', 0]], pp: [['प्प', 0]], bb: [['ब्ब', 0]], ll: [['ल्ल', 0]] },
  ...{ ss: [['स्स', 0]], yy: [['य्य', 0]], rr: [['र्र', 0]], ff: [['फ्फ', 0]], zz: [['ज्ज', 0]] },
  ch: [
    ['च', 0],
    ['छ', 1.6],
  ],
  th: [
    ['थ', 0.5],
    ['ठ', 1],
  ],
  dh: [
    ['ध', 0.2],
    ['ढ', 1.5],
    ['ढ़', 2],
  ],
  sh: [
    ['श', 0],
    ['ष', 1.8],
  ],
  ksh: [['क्ष', 0]],
  x: [
    ['क्स', 0.3],
    ['क्ष', 1],
  ],
  gy: [
    ['ज्ञ', 1.2],
    ['ग्य', 0.8],
  ],
  rh: [
    ['ढ़', 0.1],
    ['र्ह', 2],
  ],
  c: [
    ['क', 0.5],
    ['च', 1],
  ],
  t: [
    ['त', 0.4],
    ['ट', 0.9],
  ],
  d: [
    ['द', 0.5],
    ['ड', 0.9],
    ['ड़', 1.3],
  ],
  n: [
    ['न', 0],
    ['ण', 2.2],
  ],
  r: [
    ['र', 0],
    ['ड़', 1.4],
  ],
  s: [
    ['स', 0],
    ['श', 1.7],
  ],
  tt: [
    ['त्त', 0.7],
    ['ट्ट', 0.7],
  ],
  dd: [
    ['द्द', 0.8],
    ['ड्ड', 0.8],
  ],
  tth: [
    ['ट्ठ', 0.5],
    ['त्थ', 1],
  ],
  ddh: [
    ['द्ध', 0.2],
    ['ड्ढ', 1],
  ],
}

/** The signs of vowels after a consonant; '' is the vowel that is not written. */
export const VOWEL_SIGNS: Table = {
  a: [
    ['', 0.5],
    ['ा', 0.8],
  ],
  aa: [['ा', 0]],
  i: [
    ['ि', 0.4],
    ['ी', 0.9],
  ],
  ee: [['ी', 0]],
  ii: [['ी', 0]],
  ea: [['ी', 1]],
  u: [
    ['ु', 0.4],
    ['ू', 1],
  ],
  oo: [
    ['ू', 0.2],
    ['ु', 2],
  ],
  uu: [['ू', 0]],
  e: [
    ['े', 0.1],
    ['ै', 2.4],
    ['ि', 3],
  ],
  ai: [
    ['ै', 0.3],
    ['ाई', 1.3],
    ['ाइ', 1.8],
  ],
  ei: [['े', 1]],
  o: [
    ['ो', 0.1],
    ['ौ', 2.2],
  ],
  au: [
    ['ौ', 0.1],
    ['ाउ', 2],
  ],
  ou: [['ौ', 0.5]],
  ay: [
    ['ाय', 1.2],
    ['य', 0.8],
    ['े', 2],
  ],
  ri: [['ृ', 2.2]],
}

/** The vowel that begins a word or follows another vowel, by its sign. */
export const VOWEL_LETTERS: Readonly<Record<string, string>> = {
  ...{ '': 'अ', 'ा': 'आ', 'ि': 'इ', 'ी': 'ई', 'ु': 'उ', 'ू': 'ऊ', 'े': 'ए', 'ै': 'ऐ', 'ो': 'ओ' },
  ...{ 'ौ': 'औ', 'ृ': 'ऋ', 'ाई': 'आई', 'ाइ': 'आइ', 'ाउ': 'आउ', 'ाय': 'आय', य: 'अय' },
}

/** What joining letters costs, tuned on known pairs. */
export const COSTS = {
  model: 0.55,
  joined: 1.1,
  joinedR: 0.6,
  joinedAfterS: 0.6,
  afterR: 1,
  inherent: 0.2,
  inherentR: 0.5,
  inherentAtStart: 3,
  split: 5,
  finalA: 3,
  finalI: -0.9,
  finalU: -0.6,
  finalE: 1.5,
  nasal: -0.4,
  glide: 0.3,
  hiatus: 0.4,
} as const
