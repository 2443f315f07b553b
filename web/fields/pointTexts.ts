import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of the editor of a point on the map. */
export const pointTexts = interfaceTexts('fields.point', {
  latitude: ['خط العرض', 'Latitude'],
  longitude: ['خط الطول', 'Longitude'],
  paste: [
    'انسخ النقطة من خريطة على الإنترنت والصقها في أحد الحقلين: رابطها، أو رقميها معًا \u206631.9, 35.2\u2069',
    'Copy the point from an online map and paste it into either field: its link, or both numbers (31.9, 35.2)',
  ],
})
