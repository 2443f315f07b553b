import { archive } from './scenes/archive.ts'
import { desk } from './scenes/desk.ts'
import { market } from './scenes/market.ts'
import { meetingTable } from './scenes/meetingTable.ts'
import { municipality } from './scenes/municipality.ts'
import { parcels } from './scenes/parcels.ts'
import { park } from './scenes/park.ts'
import { restoration } from './scenes/restoration.ts'
import { roadWorks } from './scenes/roadWorks.ts'
import { school } from './scenes/school.ts'
import { height, mirrored, placed, width } from './scenes/shapes.ts'
import { skyline } from './scenes/skyline.ts'
import { solarRoofs } from './scenes/solarRoofs.ts'
import { type LightName, type Stage, stageOf } from './scenes/stage.ts'
import { stoneStreet } from './scenes/stoneStreet.ts'
import { terraces } from './scenes/terraces.ts'
import { wadiPonds } from './scenes/wadiPonds.ts'
import { wasteCollection } from './scenes/wasteCollection.ts'
import { water } from './scenes/water.ts'
import { winterRain } from './scenes/winterRain.ts'
import { workshop } from './scenes/workshop.ts'

interface Scene {
  draw(s: Stage): string
  /** how many arrangements it knows; they follow each other as the variants are counted */
  framings: 1 | 2 | 3
  /** the lights that suit it; the variants go round them */
  lights: readonly [LightName, ...LightName[]]
}

const table = {
  terraces: { draw: terraces, framings: 3, lights: ['morning', 'golden', 'noon', 'rose', 'overcast', 'dusk'] },
  stoneStreet: { draw: stoneStreet, framings: 3, lights: ['golden', 'noon', 'evening', 'morning', 'rose'] },
  water: { draw: water, framings: 3, lights: ['noon', 'morning', 'golden', 'overcast', 'rose'] },
  roadWorks: { draw: roadWorks, framings: 3, lights: ['morning', 'noon', 'golden', 'overcast', 'rose'] },
  municipality: { draw: municipality, framings: 3, lights: ['noon', 'golden', 'morning', 'dusk', 'overcast'] },
  market: { draw: market, framings: 2, lights: ['golden', 'noon', 'morning', 'rose'] },
  school: { draw: school, framings: 2, lights: ['morning', 'noon', 'golden', 'overcast'] },
  wasteCollection: { draw: wasteCollection, framings: 3, lights: ['morning', 'noon', 'rose', 'overcast', 'golden'] },
  solarRoofs: { draw: solarRoofs, framings: 3, lights: ['noon', 'golden', 'morning', 'dusk', 'rose'] },
  wadiPonds: { draw: wadiPonds, framings: 3, lights: ['morning', 'noon', 'golden', 'overcast', 'rose'] },
  park: { draw: park, framings: 2, lights: ['noon', 'golden', 'morning', 'rose', 'dusk'] },
  archive: { draw: archive, framings: 3, lights: ['morning', 'golden', 'overcast', 'noon'] },
  meetingTable: { draw: meetingTable, framings: 3, lights: ['noon', 'morning', 'golden', 'rose'] },
  parcels: { draw: parcels, framings: 2, lights: ['noon', 'golden', 'morning', 'overcast', 'rose'] },
  skyline: { draw: skyline, framings: 2, lights: ['rose', 'golden', 'evening', 'morning', 'dusk', 'noon'] },
  workshop: { draw: workshop, framings: 2, lights: ['morning', 'noon', 'golden', 'overcast'] },
  desk: { draw: desk, framings: 3, lights: ['noon', 'morning', 'golden', 'rose', 'overcast'] },
  winterRain: { draw: winterRain, framings: 2, lights: ['overcast', 'overcast', 'dusk', 'morning'] },
  restoration: { draw: restoration, framings: 2, lights: ['golden', 'noon', 'morning', 'rose'] },
} satisfies Record<string, Scene>

const sceneByName: Readonly<Record<string, Scene | undefined>> = table

/** The names of the scenes that can be drawn. */
export const scenes: readonly string[] = Object.keys(table)

/**
 * An illustration for a piece of content that has no photograph: a flat SVG of 1600 by 900 without text.
 * @param scene   one of `scenes`
 * @param variant a whole number from 1; each gives another hour, framing and arrangement, always the same one
 * @throws RangeError for an unknown scene
 */
export function drawingOf(scene: string, variant: number): string {
  const found = sceneByName[scene]
  if (found === undefined) throw new RangeError(`There is no scene "${scene}"`)
  const stage = stageOf(scene, variant, found.lights)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${seenAgain(stage, found)}</svg>`
}

/** The scene; where its arrangement comes back it is turned round and looked at from nearer. */
function seenAgain(stage: Stage, scene: Scene): string {
  const visit = Math.floor((stage.variant - 1) / scene.framings)
  const drawn = scene.draw(stage)
  if (visit === 0) return drawn
  const zoom = stage.between(1.08, 1.2)
  const [x, y] = [stage.between(640, 960) * (1 - zoom), stage.between(560, 720) * (1 - zoom)]
  const near = [placed(x, y, zoom, [drawn])]
  return visit % 2 === 1 ? mirrored(near) : near.join('')
}
