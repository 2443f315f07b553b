ALTER TABLE "investors" ADD COLUMN "public_position" text;
ALTER TABLE "investors_live" ADD COLUMN "public_position" text;

-- What was published before says the position of whom one reaches; of who invests for himself alone none is read.
update "investors_live" set "public_position" = "position"
where "kind" is distinct from (select v."id" from "lookup" v join "lookup_type" y on y."id" = v."type" where y."code" = 'applicantType' and v."code" = 'IND');
update "investors" i set "public_position" = l."public_position" from "investors_live" l where l."id" = i."id" and l."public_position" is not null;
