import { Eye, Plus, Trash2 } from 'lucide-react'
import { Button } from './Button.tsx'
import { type Examples, pick } from './examples.ts'

export const examples: Examples = {
  part: 'Button',
  on: 'portal',
  examples: [
    {
      name: ['فعل رئيس واحد في الشاشة', 'One main action per screen'],
      render: lang => {
        const t = pick(lang)
        return (
          <>
            <Button look="act">{t('أرسل للمراجعة', 'Send for review')}</Button>
            <Button>{t('احفظ مسودة', 'Save draft')}</Button>
            <Button look="plain" icon={Eye}>
              {t('معاينة', 'Preview')}
            </Button>
            <Button look="danger" icon={Trash2}>
              {t('احذف', 'Delete')}
            </Button>
          </>
        )
      },
    },
    {
      name: ['مع أيقونة', 'With an icon'],
      render: lang => (
        <Button look="act" icon={Plus}>
          {pick(lang)('خبر جديد', 'New item')}
        </Button>
      ),
    },
    {
      name: ['قيد التنفيذ', 'Pending'],
      render: lang => (
        <>
          <Button look="act" pending>
            {pick(lang)('يُرسل…', 'Sending…')}
          </Button>
          <Button pending>{pick(lang)('يُحفظ…', 'Saving…')}</Button>
        </>
      ),
    },
    {
      name: ['معطل مع السبب', 'Disabled, with the reason'],
      render: lang => (
        <Button
          id={`publish-${lang}`}
          look="act"
          disabledReason={pick(lang)('ليست لديك صلاحية النشر', 'You lack the permission to publish')}
        >
          {pick(lang)('انشر', 'Publish')}
        </Button>
      ),
    },
    {
      name: ['بعرض الحاوية', 'As wide as its place'],
      render: lang => (
        <Button look="act" wide>
          {pick(lang)('دخول', 'Sign in')}
        </Button>
      ),
    },
  ],
}
