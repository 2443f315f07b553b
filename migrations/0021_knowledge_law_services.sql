CREATE TABLE "knowledge_exchange" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"place" uuid,
	"is_draft" boolean NOT NULL,
	"current_version" integer NOT NULL,
	"live_version" integer,
	"sent_by" uuid,
	"title_ar" text NOT NULL,
	"title_en" text,
	"summary_ar" text,
	"summary_en" text,
	"body_ar" text,
	"body_en" text,
	"related_places" uuid[],
	"main_image" uuid,
	"main_image_alt_ar" text,
	"main_image_alt_en" text,
	"main_image_caption_ar" text,
	"main_image_caption_en" text,
	"attachments" uuid[],
	"tags" text[],
	"source" text,
	"source_url" text,
	"publish_status" smallint NOT NULL,
	"rejection_reason" integer,
	"rejection_note" text,
	"approved_at" timestamp with time zone,
	"resource_type" integer,
	"date" date,
	"topics" integer[],
	"audience_level" smallint,
	"authors" text,
	"year" integer,
	"pages" bigint,
	"resource_language" smallint,
	"file" uuid[],
	"external_url" text,
	"licence" integer,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "knowledge_exchange_complete" CHECK ("knowledge_exchange"."is_draft" or ("knowledge_exchange"."body_ar" is not null and "knowledge_exchange"."resource_type" is not null and "knowledge_exchange"."date" is not null and "knowledge_exchange"."topics" is not null and "knowledge_exchange"."audience_level" is not null and "knowledge_exchange"."resource_language" is not null))
);

CREATE TABLE "knowledge_exchange_live" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"place" uuid,
	"title_ar" text NOT NULL,
	"title_en" text,
	"summary_ar" text,
	"summary_en" text,
	"body_ar" text,
	"body_en" text,
	"related_places" uuid[],
	"main_image" uuid,
	"main_image_alt_ar" text,
	"main_image_alt_en" text,
	"main_image_caption_ar" text,
	"main_image_caption_en" text,
	"attachments" uuid[],
	"tags" text[],
	"source" text,
	"source_url" text,
	"resource_type" integer,
	"date" date,
	"topics" integer[],
	"audience_level" smallint,
	"authors" text,
	"year" integer,
	"pages" bigint,
	"resource_language" smallint,
	"file" uuid[],
	"external_url" text,
	"licence" integer,
	"search_text" text DEFAULT '' NOT NULL
);

CREATE TABLE "legal_environment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"type" integer,
	"number" text,
	"year" integer,
	"title_ar" text,
	"title_en" text,
	"issuing_body" integer,
	"subjects" integer[],
	"status" integer,
	"issued_on" date,
	"published_on" date,
	"in_force_from" date,
	"repealed_on" date,
	"gazette_issue" text,
	"gazette_page" bigint,
	"summary_ar" text,
	"summary_en" text,
	"text_ar" text,
	"text_en" text,
	"file_ar" uuid[],
	"file_en" uuid[],
	"consultation_until" timestamp with time zone,
	"consultation_email" text,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "legal_environment_type_number_year_issuing_body_unique" UNIQUE NULLS NOT DISTINCT("type","number","year","issuing_body"),
	CONSTRAINT "legal_environment_complete" CHECK ("legal_environment"."type" is not null and "legal_environment"."year" is not null and "legal_environment"."title_ar" is not null and "legal_environment"."issuing_body" is not null and "legal_environment"."subjects" is not null and "legal_environment"."status" is not null)
);

CREATE TABLE "legal_environment_relations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" smallint NOT NULL,
	"target" uuid NOT NULL
);

CREATE TABLE "local_government_sector" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"kind" integer,
	"name_ar" text,
	"name_en" text,
	"summary_ar" text,
	"summary_en" text,
	"body_ar" text,
	"body_en" text,
	"image" uuid,
	"image_alt_ar" text,
	"image_alt_en" text,
	"logo" uuid,
	"legal_basis" uuid[],
	"website" text,
	"phone" text,
	"email" text,
	"address_ar" text,
	"address_en" text,
	"linked_route" text,
	"sort_order" bigint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "local_government_sector_complete" CHECK ("local_government_sector"."kind" is not null and "local_government_sector"."name_ar" is not null and "local_government_sector"."name_en" is not null and "local_government_sector"."summary_ar" is not null and "local_government_sector"."body_ar" is not null)
);

CREATE TABLE "local_government_sector_figures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"label_ar" text NOT NULL,
	"label_en" text,
	"source" smallint NOT NULL,
	"value" bigint,
	"query" smallint,
	"year" integer,
	"note_ar" text,
	"note_en" text
);

CREATE TABLE "partnership" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"partner_name_ar" text,
	"partner_name_en" text,
	"partner_type" integer,
	"country" integer,
	"logo" uuid,
	"website" text,
	"title_ar" text,
	"title_en" text,
	"kind" integer,
	"status" integer,
	"description_ar" text,
	"description_en" text,
	"places" uuid[],
	"topics" integer[],
	"signed_on" date,
	"start_date" date,
	"end_date" date,
	"value" numeric(18, 2),
	"currency" integer,
	"show_value" boolean,
	"agreement" uuid[],
	"agreement_is_public" boolean,
	"public_value" numeric(18, 2),
	"public_agreement" uuid[],
	"is_featured" boolean,
	"sort_order" bigint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "partnership_complete" CHECK ("partnership"."partner_name_ar" is not null and "partnership"."partner_name_en" is not null and "partnership"."partner_type" is not null and "partnership"."title_ar" is not null and "partnership"."kind" is not null and "partnership"."status" is not null)
);

CREATE TABLE "gate_service" (
	"id" uuid PRIMARY KEY NOT NULL,
	"concurrency_stamp" uuid NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid,
	"last_modification_time" timestamp with time zone,
	"last_modifier" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"name_ar" text,
	"name_en" text,
	"summary_ar" text,
	"summary_en" text,
	"icon" text,
	"category" integer,
	"channels" integer[],
	"audience" integer[],
	"link_url" text,
	"fee_ar" text,
	"fee_en" text,
	"duration_ar" text,
	"duration_en" text,
	"legal_basis" uuid,
	"is_quick" boolean,
	"sort_order" bigint,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "gate_service_complete" CHECK ("gate_service"."name_ar" is not null and "gate_service"."name_en" is not null and "gate_service"."category" is not null and "gate_service"."channels" is not null and "gate_service"."audience" is not null)
);

CREATE TABLE "gate_service_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"text_ar" text NOT NULL,
	"text_en" text
);

CREATE TABLE "gate_service_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent" uuid NOT NULL,
	"position" integer NOT NULL,
	"text_ar" text NOT NULL,
	"text_en" text,
	"form" uuid[],
	"is_required" boolean
);

ALTER TABLE "knowledge_exchange" ADD CONSTRAINT "knowledge_exchange_place" FOREIGN KEY ("place") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "knowledge_exchange" ADD CONSTRAINT "knowledge_exchange_main_image" FOREIGN KEY ("main_image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "knowledge_exchange" ADD CONSTRAINT "knowledge_exchange_rejection_reason" FOREIGN KEY ("rejection_reason") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "knowledge_exchange" ADD CONSTRAINT "knowledge_exchange_resource_type" FOREIGN KEY ("resource_type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "knowledge_exchange" ADD CONSTRAINT "knowledge_exchange_licence" FOREIGN KEY ("licence") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "legal_environment" ADD CONSTRAINT "legal_environment_type" FOREIGN KEY ("type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "legal_environment" ADD CONSTRAINT "legal_environment_issuing_body" FOREIGN KEY ("issuing_body") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "legal_environment" ADD CONSTRAINT "legal_environment_status" FOREIGN KEY ("status") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "legal_environment_relations" ADD CONSTRAINT "legal_environment_relations_parent" FOREIGN KEY ("parent") REFERENCES "public"."legal_environment"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "legal_environment_relations" ADD CONSTRAINT "legal_environment_relations_target" FOREIGN KEY ("target") REFERENCES "public"."legal_environment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "local_government_sector" ADD CONSTRAINT "local_government_sector_kind" FOREIGN KEY ("kind") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "local_government_sector" ADD CONSTRAINT "local_government_sector_image" FOREIGN KEY ("image") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "local_government_sector" ADD CONSTRAINT "local_government_sector_logo" FOREIGN KEY ("logo") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "local_government_sector_figures" ADD CONSTRAINT "local_government_sector_figures_parent" FOREIGN KEY ("parent") REFERENCES "public"."local_government_sector"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "partnership" ADD CONSTRAINT "partnership_partner_type" FOREIGN KEY ("partner_type") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "partnership" ADD CONSTRAINT "partnership_country" FOREIGN KEY ("country") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "partnership" ADD CONSTRAINT "partnership_logo" FOREIGN KEY ("logo") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "partnership" ADD CONSTRAINT "partnership_kind" FOREIGN KEY ("kind") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "partnership" ADD CONSTRAINT "partnership_status" FOREIGN KEY ("status") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "partnership" ADD CONSTRAINT "partnership_currency" FOREIGN KEY ("currency") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gate_service" ADD CONSTRAINT "gate_service_category" FOREIGN KEY ("category") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gate_service" ADD CONSTRAINT "gate_service_legal_basis" FOREIGN KEY ("legal_basis") REFERENCES "public"."legal_environment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gate_service_steps" ADD CONSTRAINT "gate_service_steps_parent" FOREIGN KEY ("parent") REFERENCES "public"."gate_service"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gate_service_documents" ADD CONSTRAINT "gate_service_documents_parent" FOREIGN KEY ("parent") REFERENCES "public"."gate_service"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "knowledge_exchange_order" ON "knowledge_exchange" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "knowledge_exchange_owner_order" ON "knowledge_exchange" USING btree ("place","date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "knowledge_exchange_publish_status" ON "knowledge_exchange" USING btree ("publish_status");
CREATE INDEX "knowledge_exchange_resource_type" ON "knowledge_exchange" USING btree ("resource_type");
CREATE INDEX "knowledge_exchange_topics" ON "knowledge_exchange" USING gin ("topics");
CREATE INDEX "knowledge_exchange_resource_language" ON "knowledge_exchange" USING btree ("resource_language");
CREATE INDEX "knowledge_exchange_licence" ON "knowledge_exchange" USING btree ("licence");
CREATE INDEX "knowledge_exchange_year" ON "knowledge_exchange" USING btree ("year");
CREATE INDEX "knowledge_exchange_date" ON "knowledge_exchange" USING btree ("date");
CREATE INDEX "knowledge_exchange_audience_level" ON "knowledge_exchange" USING btree ("audience_level");
CREATE INDEX "knowledge_exchange_search" ON "knowledge_exchange" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "knowledge_exchange_live_order" ON "knowledge_exchange_live" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "knowledge_exchange_live_owner_order" ON "knowledge_exchange_live" USING btree ("place","date" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "knowledge_exchange_live_resource_type" ON "knowledge_exchange_live" USING btree ("resource_type");
CREATE INDEX "knowledge_exchange_live_topics" ON "knowledge_exchange_live" USING gin ("topics");
CREATE INDEX "knowledge_exchange_live_resource_language" ON "knowledge_exchange_live" USING btree ("resource_language");
CREATE INDEX "knowledge_exchange_live_licence" ON "knowledge_exchange_live" USING btree ("licence");
CREATE INDEX "knowledge_exchange_live_year" ON "knowledge_exchange_live" USING btree ("year");
CREATE INDEX "knowledge_exchange_live_date" ON "knowledge_exchange_live" USING btree ("date");
CREATE INDEX "knowledge_exchange_live_audience_level" ON "knowledge_exchange_live" USING btree ("audience_level");
CREATE INDEX "knowledge_exchange_live_search" ON "knowledge_exchange_live" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "legal_environment_order" ON "legal_environment" USING btree ("year" DESC NULLS LAST,"number" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "legal_environment_type" ON "legal_environment" USING btree ("type");
CREATE INDEX "legal_environment_subjects" ON "legal_environment" USING gin ("subjects");
CREATE INDEX "legal_environment_issuing_body" ON "legal_environment" USING btree ("issuing_body");
CREATE INDEX "legal_environment_status" ON "legal_environment" USING btree ("status");
CREATE INDEX "legal_environment_year" ON "legal_environment" USING btree ("year");
CREATE INDEX "legal_environment_search" ON "legal_environment" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "legal_environment_relations_parent_position" ON "legal_environment_relations" USING btree ("parent","position");
CREATE UNIQUE INDEX "local_government_sector_name_ar_unique" ON "local_government_sector" USING btree (lower("name_ar"));
CREATE UNIQUE INDEX "local_government_sector_name_en_unique" ON "local_government_sector" USING btree (lower("name_en"));
CREATE INDEX "local_government_sector_order" ON "local_government_sector" USING btree ("sort_order","id");
CREATE INDEX "local_government_sector_kind" ON "local_government_sector" USING btree ("kind");
CREATE INDEX "local_government_sector_search" ON "local_government_sector" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "local_government_sector_figures_parent_position" ON "local_government_sector_figures" USING btree ("parent","position");
CREATE INDEX "partnership_order" ON "partnership" USING btree ("sort_order","id");
CREATE INDEX "partnership_kind" ON "partnership" USING btree ("kind");
CREATE INDEX "partnership_status" ON "partnership" USING btree ("status");
CREATE INDEX "partnership_partner_type" ON "partnership" USING btree ("partner_type");
CREATE INDEX "partnership_country" ON "partnership" USING btree ("country");
CREATE INDEX "partnership_places" ON "partnership" USING gin ("places");
CREATE INDEX "partnership_search" ON "partnership" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "gate_service_order" ON "gate_service" USING btree ("sort_order","id");
CREATE INDEX "gate_service_category" ON "gate_service" USING btree ("category");
CREATE INDEX "gate_service_audience" ON "gate_service" USING gin ("audience");
CREATE INDEX "gate_service_channels" ON "gate_service" USING gin ("channels");
CREATE INDEX "gate_service_is_quick" ON "gate_service" USING btree ("is_quick");
CREATE INDEX "gate_service_search" ON "gate_service" USING gin (to_tsvector('simple', "search_text"));
CREATE INDEX "gate_service_steps_parent_position" ON "gate_service_steps" USING btree ("parent","position");
CREATE INDEX "gate_service_documents_parent_position" ON "gate_service_documents" USING btree ("parent","position");
create trigger audit after insert or update or delete on "knowledge_exchange" for each row execute function audit_row();
create trigger audit after insert or update or delete on "legal_environment" for each row execute function audit_row();
create trigger audit after insert or update or delete on "legal_environment_relations" for each row execute function audit_row();
create trigger audit after insert or update or delete on "local_government_sector" for each row execute function audit_row();
create trigger audit after insert or update or delete on "local_government_sector_figures" for each row execute function audit_row();
create trigger audit after insert or update or delete on "partnership" for each row execute function audit_row();
create trigger audit after insert or update or delete on "gate_service" for each row execute function audit_row();
create trigger audit after insert or update or delete on "gate_service_steps" for each row execute function audit_row();
create trigger audit after insert or update or delete on "gate_service_documents" for each row execute function audit_row();

-- What stands on the portal of a fresh installation (domain/portal-and-admin, sections 20.2 and 20.3): services and the components of the
-- sector. They are ordinary records: editors change, order and withdraw them.
create function pg_temp.lookup_id(list text, value text) returns integer language sql stable as
  $$ select l.id from lookup l join lookup_type y on y.id = l.type where y.code = $1 and l.code = $2 $$;

insert into gate_service (id, concurrency_stamp, is_published, name_ar, name_en, summary_ar, summary_en, icon, category, channels, audience, link_url,
  fee_ar, fee_en, duration_ar, duration_en, is_quick, sort_order, search_text) values
('12251b25-56eb-4297-8003-8b8e12b48e5a', gen_random_uuid(), true, 'الاستعلام عن هيئة محلية', 'Find a local authority', 'صفحة لكل هيئة: سكانها ومجلسها وخدماتها ووسائل الاتصال بها.', 'A page for each authority: its people, council and services, and how to reach it.', 'building-2', pg_temp.lookup_id('gateServiceCategory', 'data'), array[pg_temp.lookup_id('serviceChannel', 'online')], array[pg_temp.lookup_id('audience', 'citizens'), pg_temp.lookup_id('audience', 'researchers')], '/localComms',
  null, null, null, null, true, 10, 'الاستعلام عن هييه محليه find a local authority صفحه لكل هييه سكانها ومجلسها وخدماتها ووسايل الاتصال بها a page for each authority its people council and services and how to reach it استعلام اتصال'),
('70bf8969-edb0-4ebf-881c-5868ef8627a6', gen_random_uuid(), true, 'الاطلاع على خطة تنموية', 'Read a development plan', 'الخطط التنموية المعتمدة للهيئات: الرؤية والأهداف والمشاريع.', 'The approved plans of authorities: vision, goals and projects.', 'flag', pg_temp.lookup_id('gateServiceCategory', 'planning'), array[pg_temp.lookup_id('serviceChannel', 'online')], array[pg_temp.lookup_id('audience', 'citizens'), pg_temp.lookup_id('audience', 'researchers'), pg_temp.lookup_id('audience', 'donors')], '/localCommList/strategicPlans',
  null, null, null, null, false, 20, 'الاطلاع علي خطه تنمويه read a development plan الخطط التنمويه المعتمده للهييات الرويه والاهداف والمشاريع the approved plans of authorities vision goals and projects اطلاع خطط تنمويه معتمده هييات رويه اهداف مشاريع'),
('1e1bd50b-3835-4d9b-8c18-155dc4a022f1', gen_random_uuid(), true, 'الاطلاع على الموازنات', 'Read budgets', 'موازنات الهيئات المصدقة وموازنات المواطن.', 'The approved budgets of authorities, and their citizen budgets.', 'chart-column', pg_temp.lookup_id('gateServiceCategory', 'data'), array[pg_temp.lookup_id('serviceChannel', 'online')], array[pg_temp.lookup_id('audience', 'citizens'), pg_temp.lookup_id('audience', 'civilSociety'), pg_temp.lookup_id('audience', 'researchers')], '/intendedJudgments?type=budget',
  null, null, null, null, true, 30, 'الاطلاع علي الموازنات read budgets موازنات الهييات المصدقه وموازنات المواطن the approved budgets of authorities and their citizen budgets اطلاع موازنات هييات مصدقه مواطن'),
('6c16bce3-af95-4b54-8550-9867f961ecd7', gen_random_uuid(), true, 'الاعتراض على مخطط', 'Object to a plan', 'المخططات المودعة للاعتراض: أين تُعرض، وإلى متى يُقبل الاعتراض.', 'Plans on deposit: where they are shown, and until when objections are taken.', 'construction', pg_temp.lookup_id('gateServiceCategory', 'planning'), array[pg_temp.lookup_id('serviceChannel', 'online'), pg_temp.lookup_id('serviceChannel', 'counter')], array[pg_temp.lookup_id('audience', 'citizens'), pg_temp.lookup_id('audience', 'engineers')], '/ads/planDeposit',
  null, null, null, null, true, 40, 'الاعتراض علي مخطط object to a plan المخططات المودعه للاعتراض اين تعرض والي متي يقبل الاعتراض plans on deposit where they are shown and until when objections are taken اعتراض مخططات مودعه'),
('262b1a51-a6e6-442b-86f1-446361c3d4fc', gen_random_uuid(), true, 'الاطلاع على العطاءات', 'See tenders', 'العطاءات المفتوحة للهيئات والوزارة بمواعيد إغلاقها ووثائقها.', 'Open tenders of authorities and of the ministry, with closing times and documents.', 'megaphone', pg_temp.lookup_id('gateServiceCategory', 'tenders'), array[pg_temp.lookup_id('serviceChannel', 'online')], array[pg_temp.lookup_id('audience', 'contractors'), pg_temp.lookup_id('audience', 'citizens')], '/ads',
  null, null, null, null, true, 50, 'الاطلاع علي العطاءات see tenders العطاءات المفتوحه للهييات والوزاره بمواعيد اغلاقها ووثايقها open tenders of authorities and of the ministry with closing times and documents اطلاع عطاءات مفتوحه هييات وزاره'),
('88fdda2c-8e48-4bc6-8218-4d2820147041', gen_random_uuid(), true, 'المشاركة في عطاء', 'Take part in a tender', 'كيف تسجل وتشتري الوثائق وتقدم عرضك.', 'How to register, buy the documents and hand in an offer.', 'hard-hat', pg_temp.lookup_id('gateServiceCategory', 'tenders'), array[pg_temp.lookup_id('serviceChannel', 'online'), pg_temp.lookup_id('serviceChannel', 'ministry')], array[pg_temp.lookup_id('audience', 'contractors')], '/ads',
  null, null, null, null, false, 60, 'المشاركه في عطاء take part in a tender كيف تسجل وتشتري الوثايق وتقدم عرضك how to register buy the documents and hand in an offer مشاركه وثايق'),
('c566dad3-0cd0-46dd-8a9f-b385369c4cd1', gen_random_uuid(), true, 'التقدم إلى دورة مشاريع', 'Apply to a project cycle', 'الدورات التنافسية المفتوحة لتمويل مشاريع الهيئات.', 'Open competitive cycles that fund projects of authorities.', 'hand-coins', pg_temp.lookup_id('gateServiceCategory', 'investment'), array[pg_temp.lookup_id('serviceChannel', 'online')], array[pg_temp.lookup_id('audience', 'authorities'), pg_temp.lookup_id('audience', 'entrepreneurs')], '/ads/competitiveCycle',
  null, null, null, null, false, 70, 'التقدم الي دوره مشاريع apply to a project cycle الدورات التنافسيه المفتوحه لتمويل مشاريع الهييات open competitive cycles that fund projects of authorities تقدم دورات تنافسيه مفتوحه هييات'),
('4189629b-14d5-4f83-8bb0-f1ed1ae200e0', gen_random_uuid(), true, 'تقديم فكرة ريادية', 'Submit an idea', 'فكرتك لبلدتك: اكتبها، وتابع من تبناها.', 'Your idea for your town: write it down, and follow who takes it up.', 'star', pg_temp.lookup_id('gateServiceCategory', 'investment'), array[pg_temp.lookup_id('serviceChannel', 'online')], array[pg_temp.lookup_id('audience', 'entrepreneurs'), pg_temp.lookup_id('audience', 'citizens')], '/addCreativeIdeasBank',
  null, null, null, null, true, 80, 'تقديم فكره رياديه submit an idea فكرتك لبلدتك اكتبها وتابع من تبناها your idea for your town write it down and follow who takes it up'),
('57981b3c-bf8d-475b-8a0c-f4717aee6095', gen_random_uuid(), true, 'تسجيل مستثمر', 'Register as an investor', 'سجّل مجال اهتمامك لتصلك الفرص في الهيئات المحلية.', 'Say what you are interested in, and hear of opportunities in local authorities.', 'briefcase', pg_temp.lookup_id('gateServiceCategory', 'investment'), array[pg_temp.lookup_id('serviceChannel', 'online')], array[pg_temp.lookup_id('audience', 'investors')], '/addInvestor',
  null, null, null, null, false, 90, 'تسجيل مستثمر register as an investor سجل مجال اهتمامك لتصلك الفرص في الهييات المحليه say what you are interested in and hear of opportunities in local authorities فرص هييات محليه'),
('ddb9fa1e-aeac-4321-885d-90de66ecffbc', gen_random_uuid(), true, 'تقديم شكوى أو اقتراح', 'Complaint or suggestion', 'رسالة إلى الوزارة أو إلى هيئتك، برقم تتابعها به.', 'A message to the ministry or to your authority, with a number to follow it.', 'phone', pg_temp.lookup_id('gateServiceCategory', 'complaints'), array[pg_temp.lookup_id('serviceChannel', 'online'), pg_temp.lookup_id('serviceChannel', 'phone'), pg_temp.lookup_id('serviceChannel', 'counter')], array[pg_temp.lookup_id('audience', 'citizens')], '/contactUs',
  null, null, null, null, true, 100, 'تقديم شكوي او اقتراح complaint or suggestion رساله الي الوزاره او الي هييتك برقم تتابعها به a message to the ministry or to your authority with a number to follow it وزاره'),
('ed6ccc41-1113-431d-8b19-a7a3df762b2d', gen_random_uuid(), true, 'طلب بيانات', 'Ask for data', 'بيانات لم تجدها منشورة: اطلبها، ونجيبك خلال خمسة عشر يومًا.', 'Data that you did not find: ask for them, and we answer within fifteen days.', 'folder', pg_temp.lookup_id('gateServiceCategory', 'data'), array[pg_temp.lookup_id('serviceChannel', 'online'), pg_temp.lookup_id('serviceChannel', 'email')], array[pg_temp.lookup_id('audience', 'researchers'), pg_temp.lookup_id('audience', 'media'), pg_temp.lookup_id('audience', 'civilSociety')], '/contactUs?subject=dataRequest',
  null, null, '15 يوم عمل', '15 working days', false, 110, 'طلب بيانات ask for data بيانات لم تجدها منشوره اطلبها ونجيبك خلال خمسه عشر يوما data that you did not find ask for them and we answer within fifteen days'),
('0050c7fe-d04e-4cbf-897f-4cdad715b7c0', gen_random_uuid(), true, 'تصحيح بيانات منشورة', 'Correct published data', 'وجدت خطأ في صفحة؟ دلنا عليه.', 'Did you find a mistake on a page? Tell us.', 'wrench', pg_temp.lookup_id('gateServiceCategory', 'data'), array[pg_temp.lookup_id('serviceChannel', 'online')], array[pg_temp.lookup_id('audience', 'citizens'), pg_temp.lookup_id('audience', 'authorities')], '/contactUs?subject=dataCorrection',
  null, null, null, null, false, 120, 'تصحيح بيانات منشوره correct published data وجدت خطا في صفحه دلنا عليه did you find a mistake on a page tell us'),
('1079f6d1-1ac3-4427-8eaa-415dc8bb17a7', gen_random_uuid(), true, 'الإبلاغ عن مخالفة', 'Report a violation', 'بلاغ سري عن شبهة فساد أو مخالفة، باسمك أو بدونه.', 'A confidential report of corruption or of a violation, with your name or without.', 'shield', pg_temp.lookup_id('gateServiceCategory', 'complaints'), array[pg_temp.lookup_id('serviceChannel', 'online'), pg_temp.lookup_id('serviceChannel', 'phone')], array[pg_temp.lookup_id('audience', 'citizens'), pg_temp.lookup_id('audience', 'civilSociety')], '/contactUs?subject=corruptionReport',
  null, null, null, null, false, 130, 'الابلاغ عن مخالفه report a violation بلاغ سري عن شبهه فساد او مخالفه باسمك او بدونه a confidential report of corruption or of a violation with your name or without ابلاغ'),
('4f510db1-183e-4981-89a5-301274f790b2', gen_random_uuid(), true, 'متابعة طلب', 'Follow an entry', 'أدخل رقم طلبك لترى أين وصل.', 'Give the number of your entry and see how far it is.', 'bell', pg_temp.lookup_id('gateServiceCategory', 'participation'), array[pg_temp.lookup_id('serviceChannel', 'online')], array[pg_temp.lookup_id('audience', 'citizens'), pg_temp.lookup_id('audience', 'investors'), pg_temp.lookup_id('audience', 'entrepreneurs')], '/entry',
  null, null, null, null, true, 140, 'متابعه طلب follow an entry ادخل رقم طلبك لتري اين وصل give the number of your entry and see how far it is'),
('e21dcc6a-dbfc-44e2-8b8d-505f20bf2052', gen_random_uuid(), true, 'التعليق على مشروع تشريع', 'Comment on a draft law', 'مشاريع الأنظمة المطروحة للتشاور: اقرأ موادها وأرسل ملاحظاتك.', 'Drafts that are open for comment: read their articles and send your remarks.', 'scale', pg_temp.lookup_id('gateServiceCategory', 'participation'), array[pg_temp.lookup_id('serviceChannel', 'online'), pg_temp.lookup_id('serviceChannel', 'email')], array[pg_temp.lookup_id('audience', 'citizens'), pg_temp.lookup_id('audience', 'civilSociety'), pg_temp.lookup_id('audience', 'engineers')], '/legalEnvironment?status=consultation',
  null, null, null, null, false, 150, 'التعليق علي مشروع تشريع comment on a draft law مشاريع الانظمه المطروحه للتشاور اقرا موادها وارسل ملاحظاتك drafts that are open for comment read their articles and send your remarks تعليق انظمه مطروحه تشاور'),
('1c1c4880-b0c8-4289-8dab-2445f3bb1bca', gen_random_uuid(), true, 'تحميل نماذج الهيئات المحلية', 'Forms of local authorities', 'نماذج جاهزة للموازنات والمحاضر والسجلات.', 'Ready templates for budgets, minutes and registers.', 'file-text', pg_temp.lookup_id('gateServiceCategory', 'documents'), array[pg_temp.lookup_id('serviceChannel', 'online')], array[pg_temp.lookup_id('audience', 'authorities'), pg_temp.lookup_id('audience', 'councils')], '/knowledgeExchange?type=template',
  null, null, null, null, false, 160, 'تحميل نماذج الهييات المحليه forms of local authorities نماذج جاهزه للموازنات والمحاضر والسجلات ready templates for budgets minutes and registers هييات محليه موازنات محاضر سجلات'),
('32c441df-1801-4093-8f24-33a73f2cb64a', gen_random_uuid(), true, 'رخصة بناء', 'Building permit', 'تُقدم في الهيئة المحلية التي تقع الأرض ضمن حدودها.', 'You apply at the local authority in whose boundaries the land lies.', 'house', pg_temp.lookup_id('gateServiceCategory', 'licences'), array[pg_temp.lookup_id('serviceChannel', 'counter')], array[pg_temp.lookup_id('audience', 'citizens'), pg_temp.lookup_id('audience', 'engineers')], null,
  'تُحسب بالمتر المربع حسب نظام الأبنية والتنظيم', 'By the square metre, as the building regulation says', '30 يومًا من اكتمال الملف', '30 days after the file is complete', true, 170, 'رخصه بناء building permit تقدم في الهييه المحليه التي تقع الارض ضمن حدودها you apply at the local authority in whose boundaries the land lies هييه محليه ارض'),
('10723021-2138-4157-8d84-0b6d9761e846', gen_random_uuid(), true, 'البيانات المفتوحة', 'Open data', 'جداول تُنزل وتُعاد قراءتها آليًا، برخصة مفتوحة.', 'Tables to download and to read by machine, under an open licence.', 'globe', pg_temp.lookup_id('gateServiceCategory', 'data'), array[pg_temp.lookup_id('serviceChannel', 'online')], array[pg_temp.lookup_id('audience', 'researchers'), pg_temp.lookup_id('audience', 'media'), pg_temp.lookup_id('audience', 'civilSociety')], '/openData',
  null, null, null, null, false, 180, 'البيانات المفتوحه open data جداول تنزل وتعاد قراءتها اليا برخصه مفتوحه tables to download and to read by machine under an open licence بيانات مفتوحه');
insert into gate_service_steps (id, parent, position, text_ar, text_en) values
(gen_random_uuid(), '6c16bce3-af95-4b54-8550-9867f961ecd7', 0, 'ابحث عن إعلان إيداع المخطط في بلدتك، واقرأ رقمه ومدة الاعتراض.', 'Find the notice of deposit of your town, and read its number and the time for objections.'),
(gen_random_uuid(), '6c16bce3-af95-4b54-8550-9867f961ecd7', 1, 'راجع المخطط في مقر الهيئة أو اللجنة المذكورة في الإعلان.', 'See the plan at the authority or committee that the notice names.'),
(gen_random_uuid(), '6c16bce3-af95-4b54-8550-9867f961ecd7', 2, 'قدّم اعتراضك مكتوبًا قبل انتهاء المدة، واحتفظ برقم القيد.', 'Hand in your objection in writing before the time is over, and keep its number.'),
(gen_random_uuid(), '6c16bce3-af95-4b54-8550-9867f961ecd7', 3, 'تُبلَّغ بقرار اللجنة على العنوان الذي كتبته.', 'You are told of the decision at the address that you gave.'),
(gen_random_uuid(), '88fdda2c-8e48-4bc6-8218-4d2820147041', 0, 'اقرأ إعلان العطاء وتحقق من شروط التصنيف.', 'Read the notice and check the classification that it asks for.'),
(gen_random_uuid(), '88fdda2c-8e48-4bc6-8218-4d2820147041', 1, 'احصل على وثائق العطاء بالطريقة المذكورة في الإعلان.', 'Get the documents as the notice says.'),
(gen_random_uuid(), '88fdda2c-8e48-4bc6-8218-4d2820147041', 2, 'قدّم عرضك مع كفالة الدخول قبل موعد الإغلاق.', 'Hand in your offer with its bid security before the closing time.'),
(gen_random_uuid(), '32c441df-1801-4093-8f24-33a73f2cb64a', 0, 'اطلب من هيئتك مخطط الموقع وأحكام البناء في الحوض والقطعة.', 'Ask your authority for the site plan and the building rules of the plot.'),
(gen_random_uuid(), '32c441df-1801-4093-8f24-33a73f2cb64a', 1, 'يعد مكتب هندسي معتمد المخططات المعمارية والإنشائية ويصدقها من نقابة المهندسين.', 'An accredited office draws the plans and has them certified by the Engineers Association.'),
(gen_random_uuid(), '32c441df-1801-4093-8f24-33a73f2cb64a', 2, 'قدّم الملف في مركز خدمات الجمهور واحصل على رقم متابعة.', 'Hand the file in at the citizen service centre and get a number to follow it.'),
(gen_random_uuid(), '32c441df-1801-4093-8f24-33a73f2cb64a', 3, 'تكشف الهيئة على الموقع وتعرض الملف على لجنة التنظيم.', 'The authority inspects the site and puts the file before the planning committee.'),
(gen_random_uuid(), '32c441df-1801-4093-8f24-33a73f2cb64a', 4, 'ادفع الرسوم بعد الموافقة وتسلّم الرخصة.', 'Pay the fees after approval and receive the permit.');
insert into gate_service_documents (id, parent, position, text_ar, text_en, is_required) values
(gen_random_uuid(), '6c16bce3-af95-4b54-8550-9867f961ecd7', 0, 'صورة بطاقة الهوية', 'A copy of your identity card', true),
(gen_random_uuid(), '6c16bce3-af95-4b54-8550-9867f961ecd7', 1, 'سند ملكية أو إخراج قيد للقطعة', 'A title or extract for the plot', true),
(gen_random_uuid(), '6c16bce3-af95-4b54-8550-9867f961ecd7', 2, 'مخطط مساحة للقطعة', 'A survey plan of the plot', false),
(gen_random_uuid(), '88fdda2c-8e48-4bc6-8218-4d2820147041', 0, 'شهادة تصنيف سارية', 'A valid certificate of classification', true),
(gen_random_uuid(), '88fdda2c-8e48-4bc6-8218-4d2820147041', 1, 'شهادة خلو طرف ضريبي', 'A tax clearance certificate', true),
(gen_random_uuid(), '88fdda2c-8e48-4bc6-8218-4d2820147041', 2, 'كفالة دخول العطاء', 'The bid security', true),
(gen_random_uuid(), '32c441df-1801-4093-8f24-33a73f2cb64a', 0, 'سند ملكية أو إخراج قيد حديث', 'A recent title or extract', true),
(gen_random_uuid(), '32c441df-1801-4093-8f24-33a73f2cb64a', 1, 'مخطط مساحة مصدق', 'A certified survey plan', true),
(gen_random_uuid(), '32c441df-1801-4093-8f24-33a73f2cb64a', 2, 'المخططات الهندسية مصدقة', 'The certified engineering drawings', true),
(gen_random_uuid(), '32c441df-1801-4093-8f24-33a73f2cb64a', 3, 'موافقة الدفاع المدني للمباني العامة والتجارية', 'Approval of civil defence for public and commercial buildings', false),
(gen_random_uuid(), '32c441df-1801-4093-8f24-33a73f2cb64a', 4, 'وكالة عدلية إن قدّم الطلب غير المالك', 'A power of attorney where somebody else applies', false);
insert into local_government_sector (id, concurrency_stamp, is_published, kind, name_ar, name_en, summary_ar, summary_en, body_ar, body_en, linked_route,
  sort_order, search_text) values
('c5d4f818-bd4d-4c9f-8fb7-11a97d3a1cae', gen_random_uuid(), true, pg_temp.lookup_id('sectorComponentKind', 'ministry'), 'وزارة الحكم المحلي', 'Ministry of Local Government', 'ترسم السياسة العامة للقطاع، وتشرف على الهيئات، وتصدق موازناتها، وتوجه تخطيطها.', 'It sets the policy of the sector, oversees the authorities, approves their budgets and guides their planning.', '<p>تعمل الوزارة عبر إداراتها العامة في ثلاثة مجالات: التنظيم والتخطيط، وتوجيه الهيئات والرقابة عليها، وتنمية الموارد والمشاريع.</p><ul><li>تقترح التشريعات التي تعمل بموجبها الهيئات.</li><li>تصدق الموازنات السنوية والأنظمة المحلية.</li><li>ترافق إعداد الخطط التنموية الاستراتيجية وتعتمدها.</li><li>تنسق مع المانحين وتوجه التمويل نحو الأولويات.</li></ul>', '<p>The ministry works through its directorates general in three fields: planning, guidance and oversight of authorities, and projects.</p><ul><li>It proposes the laws under which authorities work.</li><li>It approves yearly budgets and local by-laws.</li><li>It stands by the making of development plans and approves them.</li><li>It coordinates with donors and directs funds to what comes first.</li></ul>', null,
  10, 'وزاره الحكم المحلي ministry of local government ترسم السياسه العامه للقطاع وتشرف علي الهييات وتصدق موازناتها وتوجه تخطيطها it sets the policy of the sector oversees the authorities approves their budgets and guides their planning حكم محلي سياسه عامه قطاع هييات'),
('e3e9741e-5922-4273-8965-da48ddfc29f2', gen_random_uuid(), true, pg_temp.lookup_id('sectorComponentKind', 'directorates'), 'مديريات الحكم المحلي', 'Local government directorates', 'مديرية في كل محافظة: أقرب مكاتب الوزارة إلى الهيئات والمواطنين.', 'One in each governorate: the offices of the ministry that are nearest to authorities and citizens.', '<p>تتابع المديرية أعمال الهيئات في محافظتها، وتحضر جلسات مجالسها عند الحاجة، وتدقق بياناتها قبل نشرها، وتستقبل شكاوى المواطنين واعتراضاتهم على المخططات.</p>', '<p>A directorate follows the work of the authorities of its governorate, attends their sessions where needed, checks their data before they are published, and receives the complaints of citizens and their objections to plans.</p>', null,
  20, 'مديريات الحكم المحلي local government directorates مديريه في كل محافظه اقرب مكاتب الوزاره الي الهييات والمواطنين one in each governorate the offices of the ministry that are nearest to authorities and citizens حكم محلي وزاره هييات مواطنين'),
('bff9f00b-9f56-4867-8f23-94c47fa2fe96', gen_random_uuid(), true, pg_temp.lookup_id('sectorComponentKind', 'municipalities'), 'البلديات', 'Municipalities', 'هيئات محلية منتخبة تدير المدن والبلدات، وتُصنف من أ إلى د حسب السكان والخدمات.', 'Elected authorities that run cities and towns, in classes A to D by people and services.', '<p>تقدم البلدية الخدمات الأساسية: التنظيم ورخص البناء، والطرق والإنارة، والمياه والصرف الصحي، وجمع النفايات، والأسواق والحدائق. ينتخب السكان مجلسها كل أربع سنوات، ويقر المجلس موازنتها وخطتها.</p>', '<p>A municipality provides basic services: planning and building permits, roads and lighting, water and sewage, waste, markets and parks. Its council is elected for four years and adopts its budget and plan.</p>', '/localComms?type=municipality',
  30, 'البلديات municipalities هييات محليه منتخبه تدير المدن والبلدات وتصنف من ا الي د حسب السكان والخدمات elected authorities that run cities and towns in classes a to d by people and services بلديات مدن بلدات سكان خدمات'),
('dd836584-c001-406e-850b-b0740350da9e', gen_random_uuid(), true, pg_temp.lookup_id('sectorComponentKind', 'villageCouncils'), 'المجالس القروية', 'Village councils', 'هيئات منتخبة للقرى، تقدم ما تقدمه البلديات بقدر مواردها وتشترك في ما يفوقها.', 'Elected authorities of villages: they do what municipalities do as far as their means go, and share what is beyond them.', '<p>يدير المجلس القروي شؤون القرية اليومية، ويشترك غالبًا مع جيرانه في النفايات والمياه والتخطيط عبر مجلس خدمات مشترك.</p>', '<p>A village council runs the daily affairs of the village, and mostly shares waste, water and planning with its neighbours through a council of shared services.</p>', '/localComms?type=villageCouncil',
  40, 'المجالس القرويه village councils هييات منتخبه للقري تقدم ما تقدمه البلديات بقدر مواردها وتشترك في ما يفوقها elected authorities of villages they do what municipalities do as far as their means go and share what is beyond them مجالس قرويه قري بلديات'),
('8f61cc18-a1bc-483a-8239-2963da36703a', gen_random_uuid(), true, pg_temp.lookup_id('sectorComponentKind', 'localCommittees'), 'اللجان المحلية', 'Local committees', 'لجان معينة لتجمعات صغيرة، إلى أن تُلحق بهيئة أو تصير مجلسًا.', 'Appointed committees of small communities, until they join an authority or become a council.', '<p>تتولى اللجنة الحد الأدنى من الخدمات بإشراف مديرية الحكم المحلي، وتُعين لسنتين قابلتين للتجديد.</p>', '<p>A committee sees to the least of services under the directorate. It is appointed for two years, which may be renewed.</p>', '/localComms?type=localCommittee',
  50, 'اللجان المحليه local committees لجان معينه لتجمعات صغيره الي ان تلحق بهييه او تصير مجلسا appointed committees of small communities until they join an authority or become a council لجان محليه'),
('95bffa70-ab31-4394-86e6-defbeb0a5970', gen_random_uuid(), true, pg_temp.lookup_id('sectorComponentKind', 'jointCouncils'), 'مجالس الخدمات المشتركة', 'Shared-services councils', 'تنشئها هيئات متجاورة لتقدم معًا ما لا تقدر عليه كل منها وحدها.', 'Neighbouring authorities set them up to provide together what none could alone.', '<p>أكثر ما تشترك فيه الهيئات جمع النفايات ومكباتها، ثم المياه والتخطيط والصيانة. لكل مجلس هيئة عامة من رؤساء الهيئات، ومدير تنفيذي، وموازنة من حصص الأعضاء.</p>', '<p>Most share the collection of waste and its landfill, then water, planning and maintenance. Each has a general assembly of heads of authorities, an executive director, and a budget out of the shares of its members.</p>', '/localComms?type=council',
  60, 'مجالس الخدمات المشتركه shared services councils تنشيها هييات متجاوره لتقدم معا ما لا تقدر عليه كل منها وحدها neighbouring authorities set them up to provide together what none could alone خدمات مشتركه'),
('f3dfb712-374d-44bc-8277-56ea60aa2e9e', gen_random_uuid(), true, pg_temp.lookup_id('sectorComponentKind', 'lendingFund'), 'صندوق تطوير وإقراض الهيئات المحلية', 'Municipal Development and Lending Fund', 'يمول مشاريع البنية التحتية والتطوير في الهيئات، ويقيس أداءها لتوزيع منحه.', 'It funds infrastructure and development in authorities, and measures how they do to share out its grants.', '<p>يوزع الصندوق منحه بمعادلة تجمع السكان والاحتياج والأداء، ويقدم إلى جانب المال مساعدة فنية في الإدارة المالية وإدارة الأصول.</p>', '<p>The fund shares out grants by people, need and performance, and gives technical help in finance and the care of assets beside the money.</p>', null,
  70, 'صندوق تطوير واقراض الهييات المحليه municipal development and lending fund يمول مشاريع البنيه التحتيه والتطوير في الهييات ويقيس اداءها لتوزيع منحه it funds infrastructure and development in authorities and measures how they do to share out its grants هييات محليه بنيه تحتيه تطوير'),
('b0c01e41-7941-4c4c-86a2-15f5eaa9f9fe', gen_random_uuid(), true, pg_temp.lookup_id('sectorComponentKind', 'union'), 'الاتحاد الفلسطيني للهيئات المحلية', 'Association of Palestinian Local Authorities', 'يمثل الهيئات أمام الحكومة والشركاء، ويدافع عن مصالحها ويتبادل خبراتها.', 'It speaks for the authorities before government and partners, and lets them share what they know.', '<p>عضويته مفتوحة لكل الهيئات. يبدي الرأي في مشاريع التشريعات، وينظم التوأمات، ويدرب المجالس المنتخبة حديثًا.</p>', '<p>All authorities may join. It comments on drafts of laws, arranges twinnings, and trains newly elected councils.</p>', null,
  80, 'الاتحاد الفلسطيني للهييات المحليه association of palestinian local authorities يمثل الهييات امام الحكومه والشركاء ويدافع عن مصالحها ويتبادل خبراتها it speaks for the authorities before government and partners and lets them share what they know اتحاد فلسطيني هييات محليه حكومه شركاء'),
('4717c762-1a1e-49ce-8a6b-658926f89f3d', gen_random_uuid(), true, pg_temp.lookup_id('sectorComponentKind', 'planningBodies'), 'مجلس التنظيم الأعلى واللجان الإقليمية', 'Higher Planning Council and regional committees', 'تقر المخططات الهيكلية والتفصيلية وتبت في الاعتراضات عليها.', 'They adopt structural and detailed plans, and decide on objections to them.', '<p>تودَع المخططات للاعتراض قبل إقرارها، وتُعلن مواعيدها في الصحف وعلى هذه البوابة. تنظر اللجنة الإقليمية في الاعتراضات، ويُستأنف قرارها أمام مجلس التنظيم الأعلى.</p>', '<p>Plans are put on deposit before they are adopted; their dates stand in newspapers and on this portal. The regional committee hears objections, and appeals go to the Higher Planning Council.</p>', '/ads/planDeposit',
  90, 'مجلس التنظيم الاعلي واللجان الاقليميه higher planning council and regional committees تقر المخططات الهيكليه والتفصيليه وتبت في الاعتراضات عليها they adopt structural and detailed plans and decide on objections to them تنظيم اعلي لجان اقليميه مخططات هيكليه تفصيليه اعتراضات'),
('8f179d71-9262-4d72-8848-036385dffef4', gen_random_uuid(), true, pg_temp.lookup_id('sectorComponentKind', 'utilities'), 'مصالح المياه وشركات التوزيع', 'Water utilities and distribution companies', 'مؤسسات إقليمية تقدم المياه والكهرباء نيابة عن هيئات تملكها أو تتعاقد معها.', 'Regional bodies that provide water and power for the authorities that own them or contract with them.', '<p>انتقلت إليها في محافظات عدة شبكات كانت الهيئات تديرها، لتُجمع الخبرة والصيانة في مؤسسة واحدة. تبقى الهيئات ممثلة في مجالس إدارتها.</p>', '<p>In several governorates they took over networks that authorities had run, so that skill and maintenance lie in one hand. The authorities sit on their boards.</p>', null,
  100, 'مصالح المياه وشركات التوزيع water utilities and distribution companies موسسات اقليميه تقدم المياه والكهرباء نيابه عن هييات تملكها او تتعاقد معها regional bodies that provide water and power for the authorities that own them or contract with them مياه توزيع كهرباء');
insert into local_government_sector_figures (id, parent, position, label_ar, label_en, source, query) values
(gen_random_uuid(), 'e3e9741e-5922-4273-8965-da48ddfc29f2', 0, 'مديرية', 'directorates', 2, 6),
(gen_random_uuid(), 'bff9f00b-9f56-4867-8f23-94c47fa2fe96', 0, 'بلدية', 'municipalities', 2, 2),
(gen_random_uuid(), 'dd836584-c001-406e-850b-b0740350da9e', 0, 'مجلس قروي', 'village councils', 2, 3),
(gen_random_uuid(), '8f61cc18-a1bc-483a-8239-2963da36703a', 0, 'لجنة محلية', 'local committees', 2, 4),
(gen_random_uuid(), '95bffa70-ab31-4394-86e6-defbeb0a5970', 0, 'مجلس خدمات مشترك', 'shared-services councils', 2, 5),
(gen_random_uuid(), '95bffa70-ab31-4394-86e6-defbeb0a5970', 1, 'هيئة عضو', 'member authorities', 2, 7);
drop function pg_temp.lookup_id(text, text);
