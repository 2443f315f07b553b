// Illustrative texts of law, written for the demonstration: none of them was ever issued.

export const marketsText = `
<p>استنادًا إلى أحكام قانون الهيئات المحلية رقم (1) لسنة 1997 وتعديلاته، ولا سيما ما يتعلق بوظائف المجلس المحلي، يُعتمد النظام النموذجي الآتي لتأخذ به الهيئات المحلية بقرار من مجالسها.</p>
<h2>الباب الأول: أحكام عامة</h2>
<h3>المادة (1): تعريفات</h3>
<p>يكون للكلمات الآتية حيثما وردت في هذا النظام المعاني المخصصة لها أدناه ما لم تدل القرينة على غير ذلك:</p>
<ul>
<li>الهيئة: الهيئة المحلية التي أخذت بهذا النظام.</li>
<li>السوق: مكان تخصصه الهيئة لبيع الخضار والفواكه والمنتجات المحلية في أيام محددة.</li>
<li>البسطة: المساحة المرقمة التي تخصص لبائع واحد في السوق.</li>
<li>المشرف: موظف الهيئة المكلف بإدارة السوق.</li>
</ul>
<h3>المادة (2): الغاية</h3>
<p>يهدف هذا النظام إلى تهيئة أسواق نظيفة وآمنة يصل إليها المنتجون والمشترون بيسر، وإلى إتاحة البيع المباشر لصغار المزارعين والنساء المنتجات.</p>
<h3>المادة (3): نطاق السريان</h3>
<ol>
<li>يسري هذا النظام على الأسواق التي تنشئها الهيئة داخل حدودها.</li>
<li>لا يسري على أسواق الجملة ولا على المحال المرخصة خارج السوق.</li>
</ol>
<h2>الباب الثاني: إنشاء السوق وإدارته</h2>
<h3>المادة (4): قرار الإنشاء</h3>
<p>يُنشأ السوق بقرار من المجلس يبين موقعه وأيامه وساعاته وعدد بسطاته، ويُعلن القرار على لوحة الهيئة وصفحتها على البوابة قبل ثلاثين يومًا من بدء العمل به.</p>
<h3>المادة (5): شروط الموقع</h3>
<p>يشترط في موقع السوق أن تتوافر فيه:</p>
<ul>
<li>أرضية مبلطة وتصريف لمياه الأمطار.</li>
<li>مصدر مياه صالحة للشرب ودورات مياه للنساء والرجال وذوي الإعاقة.</li>
<li>ممر لا يقل عرضه عن ثلاثة أمتار تصل منه سيارات الإسعاف والدفاع المدني.</li>
</ul>
<h3>المادة (6): تخصيص البسطات</h3>
<ol>
<li>تخصص البسطات لسنة واحدة بقرعة علنية يُعلن موعدها قبل أسبوعين.</li>
<li>تخصص نسبة لا تقل عن ربع البسطات للنساء المنتجات والجمعيات التعاونية.</li>
<li>لا يجوز التنازل عن البسطة أو تأجيرها للغير.</li>
</ol>
<h3>المادة (7): مهام المشرف</h3>
<p>يتولى المشرف فتح السوق وإغلاقه، ومراقبة الأوزان والأسعار المعلنة، وتلقي الشكاوى وتسجيلها، ورفع تقرير شهري إلى المجلس.</p>
<h2>الباب الثالث: النظافة والرسوم والمخالفات</h2>
<h3>المادة (8): النظافة</h3>
<p>ينظف البائع بسطته عند نهاية كل يوم، وتنقل الهيئة النفايات خلال ساعتين من إغلاق السوق.</p>
<h3>المادة (9): الرسوم</h3>
<p>يحدد المجلس رسم البسطة سنويًا ضمن الحدود الآتية:</p>
<table>
<tbody>
<tr><th>المساحة</th><th>الحد الأدنى (شيكل في اليوم)</th><th>الحد الأعلى (شيكل في اليوم)</th></tr>
<tr><td>حتى 4 أمتار مربعة</td><td>5</td><td>10</td></tr>
<tr><td>أكثر من 4 أمتار حتى 8</td><td>10</td><td>20</td></tr>
<tr><td>أكثر من 8 أمتار</td><td>20</td><td>35</td></tr>
</tbody>
</table>
<p>تُعفى من الرسم البسطات المخصصة بموجب الفقرة الثانية من المادة (6) في سنتها الأولى.</p>
<h3>المادة (10): المخالفات</h3>
<p>للهيئة، بعد إنذار مكتوب، أن توقف تخصيص البسطة مدة لا تزيد على شهر لمن يخالف أحكام المادتين (6) و(8)، ولصاحبها أن يعترض أمام المجلس خلال عشرة أيام.</p>
<h3>المادة (10) مكرر: الأسواق الموسمية</h3>
<p>تسري أحكام هذا الباب على أسواق المواسم التي لا تزيد مدتها على خمسة عشر يومًا، عدا حكم القرعة.</p>
<h3>المادة (11): الإلغاء</h3>
<p>يُلغى النظام النموذجي لتنظيم الأسواق الشعبية رقم (2) لسنة 2009، وتبقى التخصيصات القائمة بموجبه سارية حتى نهاية مدتها.</p>
<h3>المادة (12): النفاذ</h3>
<p>يُعمل بهذا النظام من اليوم الأول من الشهر التالي لنشره.</p>
`

export const marketsTextEn = `
<p>Under the Local Authorities Law No. 1 of 1997 as amended, and in particular what it says of the functions of the local council, the following model by-law is adopted. Local authorities take it up by a decision of their councils.</p>
<h2>Part One: General</h2>
<h3>Article (1): Definitions</h3>
<p>In this by-law, unless the context says otherwise:</p>
<ul>
<li>Authority: the local authority that has taken up this by-law.</li>
<li>Market: a place that the authority sets aside for the sale of vegetables, fruit and local products on certain days.</li>
<li>Stall: the numbered space given to one seller.</li>
<li>Supervisor: the employee of the authority who runs the market.</li>
</ul>
<h3>Article (2): Purpose</h3>
<p>This by-law is to provide clean and safe markets that producers and buyers reach easily, and to let small farmers and women who produce at home sell directly.</p>
<h3>Article (3): Scope</h3>
<ol>
<li>This by-law applies to markets that the authority sets up within its boundaries.</li>
<li>It does not apply to wholesale markets, nor to licensed shops outside the market.</li>
</ol>
<h2>Part Two: Setting up and running a market</h2>
<h3>Article (4): Decision</h3>
<p>A market is set up by a decision of the council that names its site, days, hours and the number of its stalls. The decision is posted at the authority and on its page of the portal thirty days before it takes effect.</p>
<h3>Article (5): Site</h3>
<p>The site of a market must have:</p>
<ul>
<li>a paved ground with drainage for rain;</li>
<li>drinking water, and toilets for women, men and people with disabilities;</li>
<li>a passage at least three metres wide for ambulances and civil defence.</li>
</ul>
<h3>Article (6): Allotment of stalls</h3>
<ol>
<li>Stalls are allotted for one year by a public draw that is announced two weeks before.</li>
<li>At least a quarter of the stalls is kept for women who produce and for cooperatives.</li>
<li>A stall may be neither given up to others nor let.</li>
</ol>
<h3>Article (7): The supervisor</h3>
<p>The supervisor opens and closes the market, watches weights and posted prices, takes and records complaints, and reports to the council each month.</p>
<h2>Part Three: Cleanliness, fees and violations</h2>
<h3>Article (8): Cleanliness</h3>
<p>A seller cleans the stall at the end of each day, and the authority takes the waste away within two hours of closing.</p>
<h3>Article (9): Fees</h3>
<p>The council sets the fee of a stall each year within these limits:</p>
<table>
<tbody>
<tr><th>Area</th><th>Lowest (shekels a day)</th><th>Highest (shekels a day)</th></tr>
<tr><td>up to 4 square metres</td><td>5</td><td>10</td></tr>
<tr><td>more than 4 and up to 8</td><td>10</td><td>20</td></tr>
<tr><td>more than 8</td><td>20</td><td>35</td></tr>
</tbody>
</table>
<p>Stalls kept under the second paragraph of Article (6) pay no fee in their first year.</p>
<h3>Article (10): Violations</h3>
<p>After a written warning the authority may suspend for at most one month the stall of whoever breaks Articles (6) and (8). Its holder may object to the council within ten days.</p>
<h3>Article (10) bis: Seasonal markets</h3>
<p>This part applies to markets of a season that last no longer than fifteen days, but for the draw.</p>
<h3>Article (11): Repeal</h3>
<p>Model By-law No. 2 of 2009 on Popular Markets is repealed. Allotments made under it hold until their end.</p>
<h3>Article (12): Entry into force</h3>
<p>This by-law applies from the first day of the month after its publication.</p>
`

export const oldMarketsText = `
<h3>المادة (1)</h3>
<p>تنشئ الهيئة المحلية الأسواق الشعبية بقرار من مجلسها بعد موافقة الوزارة.</p>
<h3>المادة (2)</h3>
<p>تؤجر البسطات بالمزاد العلني لمدة ثلاث سنوات.</p>
<h3>المادة (3)</h3>
<p>يُعمل بهذا النظام من تاريخ نشره.</p>
`

export const instructionsText = `
<p>سندًا للصلاحيات المخولة للوزير في الرقابة على موازنات الهيئات المحلية، تصدر التعليمات الآتية.</p>
<p><strong>المادة (1): التسمية</strong></p>
<p>تسمى هذه التعليمات «تعليمات نشر موازنات الهيئات المحلية ومحاضر جلساتها لسنة 2022».</p>
<p><strong>المادة (2): ما يُنشر</strong></p>
<p>تنشر كل هيئة محلية على صفحتها في البوابة:</p>
<ul>
<li>موازنتها المصدقة خلال أسبوعين من تصديقها.</li>
<li>موازنة المواطن بلغة ميسرة خلال شهر من التصديق.</li>
<li>تقرير التنفيذ نصف السنوي قبل نهاية تموز، والختامي قبل نهاية آذار.</li>
<li>محاضر جلسات المجلس العلنية خلال عشرة أيام من إقرارها.</li>
</ul>
<p><strong>المادة (3): الصيغة</strong></p>
<p>تُنشر الموازنات جداول تُقرأ آليًا إلى جانب الوثيقة الموقعة، وتُحجب من المحاضر البيانات الشخصية.</p>
<p><strong>المادة (4): ضابط النشر</strong></p>
<p>يسمي رئيس الهيئة موظفًا يتولى النشر ومتابعة أسئلة المواطنين، ويُعلن اسمه ووسيلة الوصول إليه.</p>
<p><strong>المادة (5): المتابعة</strong></p>
<p>تتابع مديريات الحكم المحلي التزام الهيئات، وترفع إلى الوزارة تقريرًا ربعيًا بأسماء الهيئات التي تأخرت وأسباب تأخرها.</p>
<p><strong>المادة (6): النفاذ</strong></p>
<p>يُعمل بهذه التعليمات من 1 تشرين الأول 2022.</p>
`

export const draftText = `
<h3>المادة (1): لجان الأحياء</h3>
<p>تدعو الهيئة سكان كل حي إلى اختيار لجنة من خمسة إلى تسعة أعضاء لسنتين، يكون ثلثهم على الأقل من النساء واثنان على الأقل دون الثلاثين.</p>
<h3>المادة (2): جلسات الاستماع</h3>
<ol>
<li>تعقد الهيئة جلسة استماع علنية قبل إقرار موازنتها السنوية وأخرى قبل اعتماد خطتها التنموية.</li>
<li>تُنشر مسودة الموازنة أو الخطة قبل الجلسة بأسبوعين.</li>
<li>يُعد محضر بالجلسة يبين ما أُخذ به من الملاحظات وما لم يؤخذ به وسبب ذلك.</li>
</ol>
<h3>المادة (3): حق الرد</h3>
<p>لكل مواطن تقدم باقتراح مكتوب أن يتلقى ردًا مكتوبًا معللًا خلال ثلاثين يومًا.</p>
<h3>المادة (4): موازنة الأحياء</h3>
<p>للهيئة أن تخصص نسبة من موازنتها التطويرية لا تزيد على 5% يقترح سكان الأحياء أوجه إنفاقها بالتصويت.</p>
<h3>المادة (5): التقرير السنوي</h3>
<p>تنشر الهيئة في كانون الثاني من كل سنة تقريرًا عن المشاركة: عدد الجلسات والمشاركين والاقتراحات وما نُفذ منها.</p>
`

export const participationTextEn = `
<h3>Article (1): Neighbourhood committees</h3>
<p>The authority calls on the residents of each neighbourhood to choose a committee of five to nine members for two years. At least a third are women, and at least two are under thirty.</p>
<h3>Article (2): Hearings</h3>
<ol>
<li>The authority holds a public hearing before it adopts its yearly budget, and another one before it adopts its development plan.</li>
<li>The draft of the budget or plan is published two weeks before the hearing.</li>
<li>Minutes say which comments were taken up, which were not, and why.</li>
</ol>
<h3>Article (3): Right to an answer</h3>
<p>Every citizen who makes a written proposal has a right to a written answer with reasons within thirty days.</p>
<h3>Article (4): Neighbourhood budgets</h3>
<p>The authority may set aside at most 5% of its development budget for uses that residents propose and vote on.</p>
<h3>Article (5): Yearly report</h3>
<p>Each January the authority publishes a report on participation: how many hearings, people and proposals there were, and what came of them.</p>
`
