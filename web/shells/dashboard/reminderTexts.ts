import { interfaceCounts, type Plural } from '../../../kernel/kernel.ts'

/** How long somebody may still go without the second factor that his role asks for. */
export const daysLeft: Plural = {
  ar: {
    zero: 'دورك يتطلب التحقق بخطوتين. فعّله اليوم.',
    one: 'دورك يتطلب التحقق بخطوتين. فعّله خلال يوم واحد.',
    two: 'دورك يتطلب التحقق بخطوتين. فعّله خلال يومين.',
    few: 'دورك يتطلب التحقق بخطوتين. فعّله خلال {n} أيام.',
    many: 'دورك يتطلب التحقق بخطوتين. فعّله خلال {n} يومًا.',
    other: 'دورك يتطلب التحقق بخطوتين. فعّله خلال {n} يوم.',
  },
  en: {
    one: 'Your role asks for a second factor. Set it up within {n} day.',
    other: 'Your role asks for a second factor. Set it up within {n} days.',
  },
}

export const reminderCounts = interfaceCounts('dashboard', { daysLeft })
