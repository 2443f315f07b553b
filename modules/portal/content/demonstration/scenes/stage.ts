import { type Random, randomOf, seedOf } from './random.ts'

/** The paints of every scene, before light and distance change them. */
export const paints = {
  white: '#FBF9F4',
  limestone: '#F3EEE2',
  stone: '#E9E2D2',
  stoneMid: '#D8CBB0',
  stoneShade: '#BFAE8E',
  stoneDeep: '#94835F',
  leafPale: '#B3B784',
  leafLight: '#93995F',
  leaf: '#6D7540',
  olive: '#475227',
  oliveDeep: '#333C1A',
  sage: '#A9AF92',
  soilPale: '#DCC79F',
  soil: '#BC9C6B',
  soilDark: '#8A6C46',
  wheat: '#E2CA8F',
  wheatDark: '#C7A65A',
  terra: '#A8472B',
  terraSoft: '#C67C5B',
  bluePale: '#CFDADB',
  blueLight: '#A9BDC3',
  blue: '#7F9AA5',
  blueDark: '#567380',
  blueDeep: '#38505B',
  wood: '#9A7650',
  woodDark: '#6C5136',
  asphalt: '#75716A',
  asphaltDark: '#54514B',
  ink: '#23241C',
} satisfies Record<string, string>

/** The colour of the hour. */
export interface Light {
  name: string
  /** flat bands of the sky, from the zenith to the horizon */
  sky: readonly [string, string, string]
  sun: string
  halo: string
  /** the air between the eye and distant things */
  haze: string
  cast: string
  /** ratio 0..1: how much of the cast every paint takes */
  casting: number
  isDark: boolean
}

const lights = {
  morning: light('morning', ['#E4E8E2', '#EFEBDD', '#F7F0E0'], '#FFFDF6', '#F9F1DC', '#EEE7D8', '#F6E7C8', 0.07),
  noon: light('noon', ['#C6D6DA', '#D8E1E0', '#E9EAE2'], '#FDFBF3', '#DFE6E3', '#DDE2DC', '#FFFFFF', 0.02),
  golden: light('golden', ['#EBD5AC', '#F1E0BD', '#F7EBD0'], '#FFF8E6', '#F5E2B7', '#EFDDBB', '#E9B76A', 0.13),
  rose: light('rose', ['#C9CBCF', '#E0D3C8', '#EFDCC6'], '#FBEBD4', '#EED3BB', '#DFCFC4', '#D9A184', 0.13),
  dusk: light('dusk', ['#8A9DA8', '#ABB5B6', '#D3CBBB'], '#F5E7C4', '#C4C2B4', '#A9B1B1', '#5C7482', 0.24, true),
  evening: light('evening', ['#465B67', '#5D737D', '#8B9794'], '#F1E3BB', '#768886', '#66797F', '#2E4C6B', 0.36, true),
  overcast: light('overcast', ['#D3D4CC', '#DEDDD4', '#E8E5DA'], '#F1EEE4', '#E2E0D6', '#D9D8CE', '#B9BBB0', 0.13),
} satisfies Record<string, Light>

export type LightName = keyof typeof lights

function light(
  name: string,
  sky: readonly [string, string, string],
  sun: string,
  halo: string,
  haze: string,
  cast: string,
  casting: number,
  isDark = false,
): Light {
  return { name, sky, sun, halo, haze, cast, casting, isDark }
}

/** Where a scene is drawn: its chance, its light and its paints. */
export interface Stage extends Random {
  variant: number
  light: Light
  /** the side the light comes from: -1 left, 1 right */
  side: -1 | 1
  /** A paint in this light, seen through a depth of air from 0 (near) to 1 (lost in haze). */
  paint(colour: keyof typeof paints, depth?: number): string
  /** Any colour in this light and depth. */
  tint(colour: string, depth?: number): string
}

/** The stage of one variant; the light goes round the given list, so neighbours differ. */
export function stageOf(scene: string, variant: number, lightNames: readonly [LightName, ...LightName[]]): Stage {
  const random = randomOf(seedOf(scene, variant))
  const light = lights[lightNames[(variant - 1) % lightNames.length] ?? lightNames[0]]
  function tint(colour: string, depth = 0): string {
    return mix(mix(colour, light.cast, light.casting), light.haze, depth)
  }
  return {
    ...random,
    variant,
    light,
    side: random.chance(0.5) ? 1 : -1,
    tint,
    paint: (colour, depth) => tint(paints[colour], depth),
  }
}

/** The colour at a ratio 0..1 of the way between two colours. */
export function mix(from: string, to: string, ratio: number): string {
  return `#${[1, 3, 5].map(i => channel(from, to, i, ratio)).join('')}`
}

function channel(from: string, to: string, start: number, ratio: number): string {
  const a = Number.parseInt(from.slice(start, start + 2), 16)
  const b = Number.parseInt(to.slice(start, start + 2), 16)
  return Math.round(a + (b - a) * ratio)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase()
}
