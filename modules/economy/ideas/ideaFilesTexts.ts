import { interfaceTexts } from '../../define.ts'

/** What is said of the files of an idea, which are published one by one. */
export const ideaFilesTexts = interfaceTexts('ideas.files', {
  title: ['ملفات الفكرة المنشورة', 'Published files of the idea'],
  atOnce: [
    'الفكرة منشورة، فما تنشره من ملفاتها يظهر للعامة في الحال، وما تسحبه يختفي في الحال.',
    'The idea is public: a file that you publish is public at once, and one that you withdraw is gone at once.',
  ],
  later: [
    'الفكرة ليست منشورة الآن. ما تختاره من ملفاتها يظهر للعامة معها حين تُنشر.',
    'The idea is not public now. The files that you choose become public with it.',
  ],
})
