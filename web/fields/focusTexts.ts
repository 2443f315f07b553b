import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of the editor that says what of a picture stays in sight. */
export const focusTexts = interfaceTexts('fields.focus', {
  hint: [
    'اضغط على أهم ما في الصورة، أو حرّك العلامة بالأسهم: يبقى ظاهرًا حيث تُقص الصورة.',
    'Press on what matters most in the image, or move the mark with the arrow keys: it stays in sight where the image is cut.',
  ],
  mark: ['علامة التركيز: {x}% من اليسار و{y}% من الأعلى', 'Mark of the focal point: {x}% from the left, {y}% from the top'],
  cut: ['كما تظهر في القوائم', 'As lists show it'],
  middle: ['أعدها إلى الوسط', 'Back to the middle'],
})
